import type { SheetLine } from "$web/protocol";
import type { Say } from "$web/lib/words.svelte";

/** What a move would bring, as the server's two sheets tell it: before, and after. */
export interface Gain {
  text: string;
  points: number;
  good: boolean;
}

export interface Gains {
  total: number;
  chips: Gain[];
  /** Cells of the groups that would grow. */
  groups: string[][];
}

/** The difference of two sheets in words; `fresh` are the cells where tiles would lie. */
export function gainsOf(before: SheetLine[], after: SheetLine[], fresh: readonly string[], say: Say): Gains {
  const touched = after.filter((line) => line.part === "groups" && line.cells.some((cell) => fresh.includes(cell)));
  const chips = [
    ...touched.map((line) => groupGain(line, before, say)),
    ...newLines(before, after, "tokens").map((line) => goalGain(line, say)),
    ...newLines(before, after, "end-token").map((line) => ({
      text: say("web-gain-end", { points: line.points }),
      points: line.points,
      good: true,
    })),
    wishGain(before, after, say),
  ];
  return {
    total: sum(after) - sum(before),
    chips: chips.filter((chip) => chip !== null),
    groups: touched.map((line) => line.cells),
  };
}

function sum(lines: SheetLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** A group that would grow: what it would bring more than the groups it grew from. */
function groupGain(line: SheetLine, before: SheetLine[], say: Say): Gain {
  const old = before.filter((each) => each.part === "groups" && each.cells.some((cell) => line.cells.includes(cell)));
  const points = line.points - sum(old);
  const kinds = say("kinds", { letter: String(line.values?.kind ?? "") });
  return { text: say("web-gain-group", { kinds, size: line.cells.length, points }), points, good: points > 0 };
}

function newLines(before: SheetLine[], after: SheetLine[], part: string): SheetLine[] {
  const known = before.filter((line) => line.part === part).map((line) => line.rule);
  return after.filter((line) => line.part === part && !known.includes(line.rule));
}

function goalGain(line: SheetLine, say: Say): Gain {
  const name = say(line.rule.replace("goal-", "goal-name-"));
  return { text: say("web-gain-goal", { name, points: line.points }), points: line.points, good: true };
}

function wishGain(before: SheetLine[], after: SheetLine[], say: Say): Gain | null {
  const [old, now] = [before, after].map((lines) => lines.find((line) => line.part === "personal"));
  if (!now) return null;
  const points = now.points - (old?.points ?? 0);
  if (now.cells.length === (old?.cells.length ?? 0)) return { text: say("web-gain-wish-none"), points: 0, good: false };
  return { text: say("web-gain-wish", { met: now.cells.length, points }), points, good: true };
}
