import { describe, expect, it } from "vitest";
import { completed, countOf, isSame, NOTHING, offers, open, pointAt } from "./moves";

const found = (...legal: string[]) => offers(legal, ["kitchen", "game_room"]);
const drills = found("drill 1 l0", "drill 1 l1", "drill 2 l1");
const rooms = found("room u1", "room u1 down", "room u2 down");
const swaps = found("swap l0 u1", "swap l0 u2", "swap u1 u2");

describe("moves", () => {
  it("finds what is offered among all that can be spelled", () => {
    const legal = ["drill 3 l0", "room b1 down", "supply u2 game_room", "roof red window", "token outside"];
    expect(found(...legal, "scaffold keep", "fly 1")).toMatchObject([
      { text: legal[0], verb: "drill", columns: [3], spaces: ["l0"] },
      { text: legal[1], verb: "room", spaces: ["b1"], down: true },
      { text: legal[2], spaces: ["u2"], kind: "game_room" },
      { text: legal[3], verb: "roof", kind: "roof-red-window" },
      { text: legal[4], spaces: ["outside"] },
      { text: "scaffold keep", spaces: [] },
    ]);
  });

  it("offers what goes with what was pointed at", () => {
    expect(open(drills, "drill", { ...NOTHING, columns: [2] }).spaces).toEqual(new Set(["l1"]));
    expect(open(drills, "drill", { ...NOTHING, spaces: ["l1"] }).columns).toEqual(new Set([1, 2]));
  });

  it("is complete when both partners are there, in either order", () => {
    const pick = pointAt(drills, "drill", pointAt(drills, "drill", NOTHING, { spaces: ["l1"] }), { columns: [2] });
    expect(completed(drills, "drill", pick, false)?.text).toBe("drill 2 l1");
    expect(completed(drills, "drill", { ...NOTHING, columns: [2] }, false)).toBeUndefined();
  });

  it("lets go of what no longer fits, the oldest first", () => {
    const pick = pointAt(drills, "drill", { ...NOTHING, columns: [1], spaces: ["l0"] }, { columns: [2] });
    expect(pick).toEqual({ columns: [2], spaces: [], kind: "" });
    const third = pointAt(swaps, "swap", { ...NOTHING, spaces: ["l0", "u1"] }, { spaces: ["u2"] });
    expect(third.spaces).toEqual(["u1", "u2"]);
  });

  it("lets go of what is pointed at twice", () => {
    expect(pointAt(swaps, "swap", { ...NOTHING, spaces: ["l0"] }, { spaces: ["l0"] })).toEqual(NOTHING);
  });

  it("knows a single thing again, and how many there are", () => {
    expect(isSame({ spaces: ["l0"] }, { ...NOTHING, spaces: ["l0"] })).toBe(true);
    expect(isSame({ columns: [1] }, { columns: [2] })).toBe(false);
    expect(isSame({ columns: [1] }, { kind: "kitchen" })).toBe(false);
    expect(countOf({ columns: [1], spaces: ["l0"], kind: "kitchen" })).toBe(3);
    expect(countOf(NOTHING)).toBe(0);
  });

  it("lays a room as wished, or as it may", () => {
    expect(completed(rooms, "room", { ...NOTHING, spaces: ["u1"] }, true)?.text).toBe("room u1 down");
    expect(completed(rooms, "room", { ...NOTHING, spaces: ["u2"] }, false)?.text).toBe("room u2 down");
  });
});
