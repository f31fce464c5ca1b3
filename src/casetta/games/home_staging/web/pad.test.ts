import { describe, expect, it } from "vitest";
import { emptyPlan, isPlan, textOf } from "./pad";

const sofa = { card: 0, option: "01a2", transform: 5, at: "c4" };

describe("a plan on the score pad", () => {
  it("spells its pieces as moves do", () => {
    expect(textOf(sofa)).toBe("01a2 r1 m c4");
    expect(textOf({ ...sofa, transform: 0 })).toBe("01a2 r0 c4");
  });
  it("is read from the device only if it is one", () => {
    expect(isPlan(emptyPlan())).toBe(true);
    expect(isPlan({ ...emptyPlan(), rooms: undefined as never })).toBe(false);
  });
});
