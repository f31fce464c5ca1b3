import { api, ApiError } from "./api";
import type { Judged, Moment, Review } from "../protocol";

const AGAIN = 1000;

/** The review of a game: wanted, waited for, and told how far it is. */
export async function reviewOf(
  table: string,
  report: (done: number, of: number) => void,
  isGone: () => boolean,
): Promise<Review | null> {
  let answer = await api.wantReview(table);
  while (answer.status === "waiting" && !isGone()) {
    report(answer.done ?? 0, answer.of ?? 0);
    await new Promise((done) => setTimeout(done, AGAIN));
    answer = await api.review(table);
  }
  if (isGone()) return null;
  if (answer.status !== "ready") throw new ApiError("no-answer", true);
  return answer.review as unknown as Review;
}

/** How many moves of a decision were as good as can be, before the first that was not. */
export function goodStart({ played, better }: Judged): number {
  const other = played.findIndex((move, number) => move !== better[number]);
  return Math.max(0, Math.min(other, better.length - 1));
}

/** The moment from which a decision should have gone another way, by its number in the list. */
export function partingOf(judged: Judged, moments: readonly Moment[]): number {
  let left = goodStart(judged);
  for (let at = judged.first; at < moments.length; at += 1) {
    if (moments[at]!.seat !== judged.seat) continue;
    if (left === 0) return at - 1;
    left -= 1;
  }
  return judged.first - 1;
}

/** Whether what somebody tried is the way that the review found. */
export function isFound(judged: Judged, tried: string): boolean {
  return judged.better.slice(goodStart(judged)).join(" ").startsWith(tried.replaceAll(";", ""));
}

/** The parts of the sheet where most was given away, the most first. */
export function reasonsOf(judged: Judged, most = 3): [part: string, points: number][] {
  return Object.entries(judged.lines)
    .filter(([, points]) => Math.round(points * 10) > 0)
    .sort((one, other) => other[1] - one[1])
    .slice(0, most);
}
