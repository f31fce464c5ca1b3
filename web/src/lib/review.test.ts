import { expect, test } from "vitest";
import type { Judged, Moment } from "../protocol";
import { goodStart, isFound, partingOf, reasonsOf } from "./review";

const COST = { points: 20, chance: 0.5, points_lost: 2, chance_lost: 0, cost: 2, stake: 4, lines: {} };
const judged = (more: Partial<Judged>): Judged => {
  return { first: 1, event: 1, seat: 0, played: ["a"], better: ["b"], ...COST, ...more };
};
const moments = (...seats: number[]): Moment[] =>
  [-1, ...seats].map((seat, version) => {
    return { version, seat, move: seat < 0 ? null : "x", view: {}, points: [], phrases: [] };
  });

test("a riddle begins where another way would have been better", () => {
  const turn = judged({ first: 2, event: 4, seat: 1, played: ["take 1", "room u1"], better: ["take 1", "room u2"] });

  expect(goodStart(turn)).toBe(1);
  expect(partingOf(turn, moments(0, 1, 0, 1))).toBe(3);
  expect(partingOf(judged({ first: 2, seat: 1 }), moments(0, 1))).toBe(1);
});

test("what was found is the better way or its beginning", () => {
  const turn = judged({ played: ["take 1", "room u1"], better: ["take 2", "room u2"] });

  expect(isFound(turn, "take 2")).toBe(true);
  expect(isFound(turn, "take 2; room u2")).toBe(true);
  expect(isFound(turn, "take 1")).toBe(false);
  expect(isFound(turn, "take 2; room u1")).toBe(false);
});

test("reasons are the parts where most was given away", () => {
  expect(reasonsOf(judged({ lines: { groups: 0.01, wish: 1, tokens: 3, end: -2 } }))).toEqual([
    ["tokens", 3],
    ["wish", 1],
  ]);
});
