import { expect, test } from "vitest";
import { awardsOf } from "./awards";
import type { Live } from "../protocol";

const sheet = (...lines: [part: string, points: number][]): Live => ({
  points: lines.reduce((sum, [, points]) => sum + points, 0),
  lines: lines.map(([part, points]) => ({ part, rule: part, points, cells: [], values: {} })),
});

test("whoever has the best line of all is told so, the others what they led in", () => {
  const told = awardsOf([sheet(["groups", 8], ["wish", 1]), sheet(["groups", 3], ["wish", 6])]);

  const texts = told.map(({ seat, kind, part, points }) => `${seat} ${kind} ${part} ${points}`);
  expect(texts).toEqual(["0 line groups 8", "1 part wish 6"]);
});

test("everybody who scored gets a kind word, also without a lead", () => {
  const told = awardsOf([sheet(["groups", 8]), sheet(["groups", 3], ["wish", 2]), sheet(["groups", 3], ["wish", 2])]);

  expect(told.map(({ kind }) => kind)).toEqual(["line", "best", "best"]);
});

test("many small things are praised as such", () => {
  const told = awardsOf([sheet(["groups", 5]), sheet(["groups", 2], ["groups", 2], ["groups", 1])]);

  expect(told.map(({ kind, points }) => `${kind} ${points}`)).toEqual(["line 5", "round 3"]);
});

test("nothing is invented where nothing was scored or told", () => {
  expect(awardsOf([sheet(["groups", 0]), null])).toEqual([]);
});
