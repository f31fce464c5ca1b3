import { describe, expect, it } from "vitest";
import type { Plan } from "./asks";
import type { Home } from "./questions";
import { rulesOfSquares } from "./ruled";

const home = {
  floor: ["a1", "b1", "c1", "d1", "e1", "f1"],
  pillars: ["c1"],
  ground: ["h1"],
  hub: null,
} as unknown as Home;
const plan = {
  pieces: [
    { body: ["a1"], dots: ["b1"], rug: false },
    { body: ["a1", "d1"], dots: [], rug: true },
  ],
  rooms: [{ stage: "closed", squares: ["e1"] }],
  cut: [],
} as unknown as Plan;

describe("a question mark over a square", () => {
  const about = (square: string, tool: "piece" | "brush" = "piece", ghost: string[] = []) =>
    rulesOfSquares(home, plan, ghost, tool)(square);

  it("asks about what lies there, furniture before the rug below it", () => {
    const told = ["a1", "b1", "c1", "d1"].map((square) => about(square));
    expect(told.join(" ")).toBe("drawing access special-rules rugs");
  });
  it("asks about the floor where nothing lies, and about the views outside", () => {
    const told = ["e1", "f1", "h1", "g1"].map((square) => about(square));
    expect(told).toEqual(["closing", "corridor", "windows", undefined]);
    expect(rulesOfSquares({ ...home, hub: "living" }, plan, [], "piece")("f1")).toBe("hub");
    expect(rulesOfSquares(home, { ...plan, cut: ["f1"] }, [], "piece")("f1")).toBe("access");
  });
  it("asks about the piece in hand first, and leaves bare floor to the tool at work", () => {
    expect(about("a1", "piece", ["a1"])).toBe("placing");
    expect(about("f1", "brush")).toBeUndefined();
  });
});
