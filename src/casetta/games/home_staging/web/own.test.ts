import { describe, expect, it } from "vitest";
import { blankScenario, nextOption, spread, trimmed } from "./own";

describe("a scenario of somebody's own", () => {
  it("begins with a house on the sheet", () => {
    expect(blankScenario().plan.map((row) => row.length)).toEqual(Array(16).fill(16));
  });
  it("keeps a drawing without what is empty around it", () => {
    const sheet = spread(["=", "#"], 4, "_");

    expect(sheet).toEqual(["=___", "#___", "____", "____"]);
    expect(trimmed(["____", "_#._", "_#__", "____"], "_")).toEqual(["#.", "#_"]);
    expect(trimmed(sheet, "_")).toEqual(["=", "#"]);
  });
  it("draws at most four pieces for a card", () => {
    const form = blankScenario();
    const drawn = [];
    for (let next = nextOption(form, 7); next; next = nextOption(form, 7)) {
      drawn.push(next.id);
      form.furniture = { option: [...(form.furniture?.option ?? []), next] };
    }

    expect(drawn).toEqual(["07a1", "07a2", "07b1", "07b2"]);
  });
});
