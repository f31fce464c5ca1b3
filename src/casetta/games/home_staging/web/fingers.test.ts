import { describe, expect, it } from "vitest";
import { Fingers } from "./fingers";

/** The second finger goes round the first one by some degrees, in steps. */
function turned(fingers: Fingers, degrees: number): number[] {
  const found: number[] = [];
  for (let step = 1; step <= 12; step++) {
    const angle = ((degrees * step) / 12 / 180) * Math.PI;
    const way = fingers.move(2, 100 + 50 * Math.cos(angle), 100 + 50 * Math.sin(angle));
    if (way) found.push(way);
  }
  return found;
}

function two(): Fingers {
  const fingers = new Fingers();
  fingers.press(1, 100, 100, true);
  fingers.press(2, 150, 100, false);
  return fingers;
}

describe("two fingers", () => {
  it("turn once for a quarter", () => expect(turned(two(), 90)).toEqual([1]));
  it("turn back to the left", () => expect(turned(two(), -100)).toEqual([-1]));
  it("turn twice for half a turn", () => expect(turned(two(), 180)).toEqual([1, 1]));
  it("do nothing when they only tremble", () => expect(turned(two(), 20)).toEqual([]));
  it("are no tap when they let go", () => {
    const fingers = two();
    fingers.lift(1);
    fingers.lift(2);
    expect(fingers.several).toBe(true);
    fingers.press(1, 0, 0, true);
    expect(fingers.several).toBe(false);
  });
  it("do not count a finger that was lost", () => {
    const fingers = new Fingers();
    fingers.press(1, 0, 0, true);
    fingers.press(2, 50, 50, true);
    expect(fingers.several).toBe(false);
  });
  it("are needed both", () => {
    const fingers = new Fingers();
    fingers.press(2, 150, 100, true);
    expect(turned(fingers, 180)).toEqual([]);
  });
});
