import { describe, expect, it } from "vitest";
import { emptyHome, isHome, mend, nextFree, valuesOf } from "./pad";

const kitchen = { room: "kitchen" };

describe("a house on the score pad", () => {
  it("gets something under what hangs in the air, so that the rules can go on", () => {
    const home = { ...emptyHome(), upper: [null, kitchen, null, null, null] };

    expect(mend(home, "no_support", "u1").lower[1]).toEqual({ room: "", face: "down" });
    expect(mend(home, "no_support", "u1").upper[1]).toEqual(kitchen);
  });
  it("gets an empty room where a wrong one lies", () => {
    const home = { ...emptyHome(), basement: [kitchen, null] };

    expect(mend(home, "wrong_floor", "b0").basement[0]).toEqual({ room: "", face: "down" });
  });
  it("is filled from the ground up", () => {
    const home = emptyHome();

    expect(nextFree(home, "b1")).toBe("l0");
    expect(nextFree({ ...home, lower: [kitchen, kitchen, null, null, null] }, "l0")).toBe("l2");
  });
  it("is read from the device only if it is one", () => {
    expect(isHome(emptyHome())).toBe(true);
    expect(isHome({ ...emptyHome(), upper: [] })).toBe(false);
  });
});

describe("a line of the sheet", () => {
  it("knows from its points whether the neighbour raised the room", () => {
    const sauna = { part: "rooms", rule: "sauna", spaces: ["U1"], points: 3 };

    expect(valuesOf(sauna, 1).beside).toBe(1);
    expect(valuesOf({ ...sauna, points: 1 }, 1).beside).toBe(0);
  });
});
