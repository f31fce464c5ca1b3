import { describe, expect, it } from "vitest";
import { columnsFor, filledUp, line, longest, mayJoin, spell, spelledBy } from "./spelling";

const pairs = ["c2 c3 >1", "c3 c2 >1", "c2 c3 >4", "c3 c2 >4", "c3 c4 >1", "c4 c3 >1"];
const offered = ["c2 >1", ...pairs, "c3 >1", "e5 >2", "e5 f5 g5 >2", "e5 g5 f5 >2"];

describe("spelling", () => {
  it("knows what it spells", () => {
    expect(spelledBy(spell(["c3", "c2"], 3))).toEqual({ tiles: ["c3", "c2"], column: 3 });
  });

  it("offers only tiles that stand in a legal move with those chosen", () => {
    expect(mayJoin(offered, ["c2"])).toEqual(new Set(["c2", "c3"]));
    expect(mayJoin(offered, [])).toEqual(new Set(["c2", "c3", "c4", "e5", "f5", "g5"]));
  });

  it("knows the columns of a choice whatever its order", () => {
    expect(columnsFor(offered, ["c3", "c2"])).toEqual([0, 3]);
    expect(columnsFor(offered, ["c4"])).toEqual([]);
  });

  it("takes so many to the right or down, if that is legal", () => {
    expect(line(offered, "c2", 2, true)).toEqual(["c2", "c3"]);
    expect(line(offered, "c2", 2, false)).toBeNull();
  });

  it("takes what is needed between two tiles along", () => {
    expect(filledUp(offered, ["e5", "g5"])).toEqual(["e5", "g5", "f5"]);
    expect(filledUp(offered, ["c2", "e5"])).toEqual(["e5"]);
  });

  it("finds the longest take through a tile", () => {
    expect(longest(offered, "c4")).toEqual(["c3", "c4"]);
  });
});
