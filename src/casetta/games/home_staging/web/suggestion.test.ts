import { describe, expect, it } from "vitest";
import { suggestionOf } from "./suggestion";

describe("a suggested move", () => {
  it("names a piece with its turn and its place", () => {
    expect(suggestionOf("09b1 r1 c4").pieces).toEqual([
      { option: 1, turns: 1, mirror: false, other: false, at: { row: 3, column: 2 } },
    ]);
  });
  it("tells the Bright Idea from the usual way", () => {
    const [mirrored, other] = suggestionOf("09b1 r0 m c4 09b2 r3 ! p16").pieces;
    expect([mirrored?.mirror, mirrored?.other]).toEqual([true, false]);
    expect([other?.mirror, other?.other, other?.option]).toEqual([false, true, 2]);
  });
  it("does without a piece", () => expect(suggestionOf("decline").pieces).toEqual([null]));
  it("grows a room and closes it", () => {
    const found = suggestionOf("grow a1 b1:c2 door c4 w window f4 n front a1 s");
    expect(found.squares).toEqual(["a1", "b1", "c1", "b2", "c2"]);
    expect(found.door).toBe("c4 w");
    expect(found.openings).toEqual(["window f4 n", "front a1 s"]);
  });
});
