import { signed } from "$web/lib/numbers";
import { describe, expect, it } from "vitest";
import type { Entry, Phrase, SheetLine } from "$web/protocol";
import { gone } from "./log";
import { changes, roomLine } from "./sums";

const line = (part: string, rule: string, points: number, ...cells: string[]): SheetLine => {
  return { part, rule, points, cells, values: {} };
};
const NOW = {
  points: 8,
  lines: [
    line("rooms", "sheet-living-room", 4, "U0", "U1"),
    line("rooms", "sheet-pantry", 1, "L0"),
    line("decor", "sheet-piano", 3, "U0"),
  ],
};

describe("sums", () => {
  it("tells what a room was worth before it grew", () => {
    const after = [line("rooms", "sheet-living-room", 9, "U0", "U1", "U2"), ...NOW.lines.slice(1)];
    expect(changes(NOW, after)).toEqual([{ line: after[0], from: 4, to: 9 }]);
  });

  it("tells what joins, what moves, what is lost, and what is new", () => {
    const after = [line("rooms", "sheet-pantry", 3, "U4"), line("functionality", "sheet-bathroom-on-each-floor", 3)];
    const found = changes(NOW, after).map((each) => [each.line.rule, each.from, each.to]);
    const told = "sheet-bathroom-on-each-floor,0,3 sheet-pantry,1,3 sheet-piano,3,0 sheet-living-room,4,0";
    expect(found.join(" ")).toBe(told);
  });

  it("finds the line of a place and writes gains with their sign", () => {
    expect(roomLine(NOW.lines, "u1")?.points).toBe(4);
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
  });
});

function moved(version: number, seat: number, id: string, column?: number): Entry {
  const values: Phrase["values"] = column === undefined ? {} : { column };
  return { version, seat, kind: "move", digest: "", phrases: [{ id, values, places: [] }] };
}

describe("log", () => {
  it("knows who took a column last, and forgets what was taken back", () => {
    const undo: Entry = { version: 4, seat: 1, kind: "undo", digest: "", undone: [3] };
    const found = gone([
      moved(1, 0, "move-take", 2),
      moved(2, 0, "move-room"),
      moved(3, 1, "move-hammer", 4),
      undo,
      moved(5, 1, "move-discard", 1),
    ]);
    expect(Object.fromEntries(found)).toEqual({ 2: { how: "take", seat: 0 }, 1: { how: "discard", seat: 1 } });
  });
});
