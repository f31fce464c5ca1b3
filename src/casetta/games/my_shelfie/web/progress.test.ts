import { describe, expect, it } from "vitest";
import { withTiles } from "./progress";

describe("a shelf with tiles that are about to fall", () => {
  const shelf = [".....", ".....", ".....", ".....", ".....", "C...B"];
  it("has them on top of each other", () => {
    const tiles = [
      { row: 4, column: 0, letter: "T" },
      { row: 3, column: 0, letter: "P" },
    ];
    expect(withTiles(shelf, tiles).slice(3)).toEqual(["P....", "T....", "C...B"]);
  });
  it("is the same without any", () => expect(withTiles(shelf, [])).toEqual(shelf));
});
