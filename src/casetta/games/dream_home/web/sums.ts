import type { Live, SheetLine } from "$web/protocol";

/** What a move would change: a line of the sheet with its points before and after. */
export interface Change {
  line: SheetLine;
  from: number;
  to: number;
}

/** The line of the room that lies on a place. */
export function roomLine(lines: readonly SheetLine[] | undefined, place: string): SheetLine | undefined {
  return lines?.find((line) => line.part === "rooms" && line.rule !== EMPTY && has(line, place));
}

const EMPTY = "sheet-empty-rooms";

function has(line: SheetLine, place: string): boolean {
  return line.cells.some((cell) => cell.toLowerCase() === place.toLowerCase());
}

/** Whether two lines speak of the same thing: rooms by where they lie, everything else by its rule. */
function same(one: SheetLine, other: SheetLine): boolean {
  if (one.part !== other.part) return false;
  if (one.part !== "rooms" || one.rule === EMPTY || other.rule === EMPTY) return one.rule === other.rule;
  return one.cells.some((cell) => has(other, cell));
}

/** All that would be different, what is gained most first; a room that moves is the same room. */
export function changes(now: Live | null, lines: readonly SheetLine[] | undefined): Change[] {
  if (!now || !lines) return [];
  const left = new Set(now.lines);
  const found = lines.map((line) => {
    const before = [...left].filter((each) => same(each, line));
    for (const each of before) left.delete(each);
    return { line, from: before.reduce((sum, each) => sum + each.points, 0), to: line.points };
  });
  for (const change of found.filter((each) => !each.from)) {
    const moved = [...left].find((each) => each.rule === change.line.rule);
    if (!moved) continue;
    left.delete(moved);
    change.from = moved.points;
  }
  const lost = [...left].map((line) => ({ line, from: line.points, to: 0 }));
  return [...found, ...lost]
    .filter((change) => change.from !== change.to)
    .sort((one, other) => other.to - other.from - (one.to - one.from));
}
