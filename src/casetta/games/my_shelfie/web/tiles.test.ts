import { describe, expect, it } from "vitest";
import type { Entry } from "$web/protocol";
import { filled, isUsed, landing, picturesFrom, tokensLeft, wishes } from "./tiles";

const EMPTY = [".....", ".....", ".....", ".....", ".....", "....."];

function moved(version: number, seat: number, ...places: string[]): Entry {
  return { version, seat, kind: "move", digest: "", phrases: [{ id: "turn-news", values: {}, places }] };
}

describe("tiles", () => {
  it("lets a tile fall to the lowest free row", () => {
    expect(landing(EMPTY, 0)).toBe(5);
    expect(landing([...EMPTY.slice(0, 5), "C...."], 0)).toBe(4);
    expect(landing(Array(6).fill("CCCCC"), 2)).toBe(-1);
    expect(filled([...EMPTY.slice(0, 5), "C.C.."])).toBe(2);
  });

  it("uses more cells of the living room with more seats", () => {
    expect(isUsed(0, 3, 2)).toBe(false);
    expect(isUsed(0, 3, 3)).toBe(true);
    expect(isUsed(0, 0, 4)).toBe(false);
  });

  it("reads a personal card", () => {
    expect(wishes(1).get("5/2")).toBe("C");
    expect(wishes(1).size).toBe(6);
    expect(wishes(null).size).toBe(0);
  });

  it("shows the tokens that are left, the next one last", () => {
    const view = { seats: 3, tokens: [[8, 0], ...Array(2).fill([0, 0])] };
    expect(tokensLeft(view, 0)).toEqual([4, 6]);
    expect(tokensLeft(view, 1)).toEqual([4, 6, 8]);
  });

  it("keeps the picture of a tile from the room to the shelf", () => {
    const before = picturesFrom([]);
    const after = picturesFrom([moved(1, 0, "e5", "e6", "2/6", "2/5")]);
    expect(after("0:2/6")).toBe(before("e5"));
    expect(after("0:2/5")).toBe(before("e6"));
  });

  it("forgets moves that were taken back", () => {
    const undo: Entry = { version: 2, seat: 0, kind: "undo", digest: "", undone: [1] };
    const pictures = picturesFrom([moved(1, 0, "e5", "2/6"), undo, moved(3, 0, "a4", "2/6")]);
    expect(pictures("0:2/6")).toBe(picturesFrom([])("a4"));
  });
});
