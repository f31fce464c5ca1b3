import { describe, expect, it } from "vitest";
import { placesOf } from "./pad.svelte";

describe("places of a score pad", () => {
  it("are shared by equals, and the next place stays free", () => {
    expect(placesOf([[31], [40], [31], [12]])).toEqual([2, 1, 2, 4]);
  });
  it("are told apart by the second number", () => {
    expect(
      placesOf([
        [31, 8],
        [31, 9],
      ]),
    ).toEqual([2, 1]);
  });
});
