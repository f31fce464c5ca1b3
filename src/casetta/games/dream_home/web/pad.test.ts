import { describe, expect, it } from "vitest";
import { emptyHome, isHome, nextFree } from "./pad";

const kitchen = { room: "kitchen" };

describe("a house on the score pad", () => {
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
