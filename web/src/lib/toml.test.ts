import { describe, expect, it } from "vitest";
import { writeToml } from "./toml";

describe("an owner's file", () => {
  it("has its own values first, then its tables, and leaves out what is not filled in", () => {
    const text = writeToml({
      room: [
        { key: "attic", points: [1, 4] },
        { key: "b", copies: null },
      ],
      id: "mine",
      f: { o: [{ n: 1 }] },
    });

    expect(text).toBe(
      'id = "mine"\n\n[[room]]\nkey = "attic"\npoints = [1, 4]\n\n[[room]]\nkey = "b"\n\n[f]\n\n[[f.o]]\nn = 1\n',
    );
  });
  it("writes a drawing row by row and names that are no bare keys in quotes", () => {
    expect(writeToml({ plan: ["xx", "x."], "a b": 'say "hi"' })).toBe(
      'plan = [\n  "xx",\n  "x.",\n]\n"a b" = "say \\"hi\\""\n',
    );
  });
});
