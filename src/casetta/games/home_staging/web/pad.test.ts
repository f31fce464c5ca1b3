import { describe, expect, it } from "vitest";
import type { Home } from "./asks";
import { blamed, emptyPlan, isPlan, sidesOf, textOf, viewOf } from "./pad";

const sofa = { card: 0, option: "01a2", transform: 5, at: "c4" };
const cards = [
  { room: "living", number: 1, tokens: 1 },
  { room: "bed", number: 1, tokens: 1 },
];
const home = { rooms: ["living", "bed"], cards } as unknown as Home;

describe("a plan on the score pad", () => {
  it("spells its pieces as moves do", () => {
    expect(textOf(sofa)).toBe("01a2 r1 m c4");
    expect(textOf({ ...sofa, transform: 0 })).toBe("01a2 r0 c4");
  });
  it("gives the other side to the other card of the same number", () => {
    expect(sidesOf(cards, [sofa])).toEqual(["a", "b"]);
    expect(sidesOf(cards, [])).toEqual([null, null]);
  });
  it("opens rooms in the order in which they were begun", () => {
    const drawn = { ...emptyPlan(), order: ["bed"], pieces: [sofa] };

    expect(viewOf(drawn, "first-keys", home)).toMatchObject({
      rooms: ["bed", "living"],
      cards: [{ card: "a" }, { card: "b" }],
    });
  });
  it("leaves out rooms without squares", () => {
    const drawn = { ...emptyPlan(), rooms: { bed: { squares: [], door: null } } };

    expect(viewOf(drawn, "first-keys", home)).toMatchObject({ plans: [{ rooms: {} }] });
  });
  it("is read from the device only if it is one", () => {
    expect(isPlan(emptyPlan())).toBe(true);
    expect(isPlan({ ...emptyPlan(), rooms: undefined as never })).toBe(false);
  });
});

describe("what a refusal speaks of", () => {
  const drawn = { ...emptyPlan(), pieces: [sofa, { ...sofa, at: "e4" }], windows: ["a1 n"] };

  it("is a piece by its number in the whole plan", () => {
    const kept = { ...drawn, pieces: [drawn.pieces[1]!] };

    expect(blamed("no_wall", "plans [0] pieces [0] e4 e5", kept, drawn)).toEqual({
      code: "no_wall",
      squares: ["e4", "e5"],
      of: { piece: 1 },
    });
  });
  it("is a room, a window or the front door", () => {
    expect(blamed("no_door", "plans [0] rooms bed a1", drawn, drawn)?.of).toEqual({ room: "bed" });
    expect(blamed("not_outer_wall", "plans [0] windows [0] a1", drawn, drawn)?.of).toEqual({ window: "a1 n" });
    expect(blamed("window_there", "plans [0] front_door c4", drawn, drawn)).toEqual({
      code: "window_there",
      squares: ["c4"],
      of: "front",
    });
  });
});
