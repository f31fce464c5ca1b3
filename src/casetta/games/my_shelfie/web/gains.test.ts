import { describe, expect, it } from "vitest";
import { gainsOf } from "./gains";

const say = (id: string, values = {}) => `${id} ${Object.values(values).join(" ")}`.trim();
const line = (part: string, rule: string, points: number, cells: string[], values = {}) => {
  return { part, rule, points, cells, values };
};
const group = (points: number, ...cells: string[]) =>
  line("groups", "sheet-group", points, cells, { kind: "T", size: cells.length });
const wish = (points: number, ...cells: string[]) => line("personal", "sheet-personal", points, cells);

describe("gains", () => {
  it("tells a group that grows, and only what it brings more", () => {
    const before = [group(2, "1/6", "1/5", "1/4"), wish(0)];
    const after = [group(3, "1/6", "1/5", "1/4", "1/3"), wish(0)];
    const gains = gainsOf(before, after, ["1/3"], say);
    expect(gains.total).toBe(1);
    expect(gains.chips.map((chip) => chip.text)).toEqual(["web-gain-group kinds T 4 1", "web-gain-wish-none"]);
    expect(gains.groups).toEqual([["1/6", "1/5", "1/4", "1/3"]]);
  });

  it("tells goals reached and wishes met", () => {
    const token = line("tokens", "goal-x-shape", 8, []);
    const gains = gainsOf([wish(0)], [token, wish(1, "2/6")], ["2/6"], say);
    expect(gains.total).toBe(9);
    expect(gains.chips.map((chip) => chip.text)).toEqual(["web-gain-goal goal-name-x-shape 8", "web-gain-wish 1 1"]);
  });

  it("tells two groups that grow alike one by one, in the same words", () => {
    const after = [group(2, "1/6", "1/5", "1/4"), group(2, "1/2", "2/2", "3/2")];
    const gains = gainsOf([], after, ["1/4", "1/2"], say);
    expect(gains.chips.map((chip) => chip.text)).toEqual(["web-gain-group kinds T 3 2", "web-gain-group kinds T 3 2"]);
  });

  it("leaves out groups that are not touched", () => {
    const still = group(2, "5/6", "5/5", "5/4");
    expect(gainsOf([still], [still], ["1/6"], say)).toEqual({ total: 0, chips: [], groups: [] });
  });
});
