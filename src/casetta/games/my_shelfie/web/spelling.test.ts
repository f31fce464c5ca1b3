import { describe, expect, it } from "vitest";
import { columnsFor, line, longest, mayJoin, readMove, spell, takes } from "./spelling";

const offered = takes(["c2 >1", "c2 c3 >1", "c3 c2 >1", "c2 c3 >4", "c3 >1", "c3 c4 >1", "e5 >2"]);

describe("spelling", () => {
  it("reads what it spells", () => {
    expect(readMove(spell(["c2", "c3"], 3))).toEqual({ tiles: ["c2", "c3"], column: 3 });
  });

  it("offers only tiles that stand in a legal move with those chosen", () => {
    expect(mayJoin(offered, ["c2"])).toEqual(new Set(["c2", "c3"]));
    expect(mayJoin(offered, [])).toEqual(new Set(["c2", "c3", "c4", "e5"]));
  });

  it("knows the columns of a choice whatever its order", () => {
    expect(columnsFor(offered, ["c3", "c2"])).toEqual([0, 3]);
    expect(columnsFor(offered, ["c4"])).toEqual([]);
  });

  it("takes so many to the right or down, if that is legal", () => {
    expect(line(offered, "c2", 2, true)).toEqual(["c2", "c3"]);
    expect(line(offered, "c2", 2, false)).toBeNull();
  });

  it("finds the longest take through a tile", () => {
    expect(longest(offered, "c4")).toEqual(["c3", "c4"]);
  });
});
