/** How far a shelf is with the common goals, as the rules tell it. */
import { api } from "$web/lib/api";
import type { View } from "$web/lib/table.svelte";

export interface Near {
  goal: string;
  holds: boolean;
  /** About how many tiles it still needs; null when it cannot be shown any more. */
  missing: number | null;
}
const MOST_KEPT = 120;
const kept = new Map<string, Promise<Near[]>>();

/** What every goal of the table still needs; the same shelf is asked about once. */
export function nearness(view: View, shelf: readonly string[]): Promise<Near[]> {
  const question = { ask: "progress", goals: view.common, shelf, edition: view.options?.edition ?? "en" };
  const key = JSON.stringify(question);
  const known = kept.get(key);
  if (known) return known;
  const answer = api.ask("my-shelfie", question).then((told) => (told.goals as Near[] | undefined) ?? []);
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return answer;
}

/** A shelf with some more tiles in it. */
export function withTiles(shelf: readonly string[], tiles: readonly { row: number; column: number; letter: string }[]): string[] {
  return shelf.map((line, row) =>
    [...line].map((letter, column) => tiles.find((tile) => tile.row === row && tile.column === column)?.letter ?? letter).join(""),
  );
}
