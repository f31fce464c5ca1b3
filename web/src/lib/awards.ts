import type { Live, SheetLine } from "../protocol";

/** Something that a seat did well: for one line, in one part of the sheet, all round, or all the same. */
export interface Award {
  seat: number;
  kind: "line" | "part" | "round" | "best";
  part: string;
  points: number;
  line?: SheetLine;
}

const inPart = (sheet: Live, part: string) =>
  sheet.lines.filter((line) => line.part === part).reduce((sum, line) => sum + line.points, 0);
const partsOf = (sheet: Live) => [...new Set(sheet.lines.map((line) => line.part))];

/** One kind word for every seat, from the lines of the sheets alone: each seat gets what fits it best. */
export function awardsOf(sheets: readonly (Live | null)[]): Award[] {
  const known = sheets.flatMap((sheet, seat) =>
    sheet && sheet.lines.some((line) => line.points > 0) ? [{ sheet, seat }] : [],
  );
  const best = bestLine(known);
  const given = known.map(({ sheet, seat }) => {
    if (best && best.seat === seat) return best;
    return ahead(sheet, seat, known) ?? round(sheet, seat, known) ?? own(sheet, seat);
  });
  return given.filter((award) => award.points > 0);
}

type Known = readonly { sheet: Live; seat: number }[];

/** The line that brought most of all, if there is only one such. */
function bestLine(known: Known): Award | null {
  const lines = known.flatMap(({ sheet, seat }) => sheet.lines.map((line) => ({ line, seat })));
  const most = Math.max(0, ...lines.map(({ line }) => line.points));
  const top = lines.filter(({ line }) => line.points === most);
  if (most === 0 || top.length !== 1) return null;
  const { line, seat } = top[0]!;
  return { seat, kind: "line", part: line.part, points: line.points, line };
}

/** The part in which a seat is furthest ahead of all others. */
function ahead(sheet: Live, seat: number, known: Known): Award | null {
  const others = known.filter((each) => each.seat !== seat);
  if (!others.length) return null;
  const leads = partsOf(sheet).map((part) => {
    const points = inPart(sheet, part);
    return { part, points, lead: points - Math.max(...others.map((other) => inPart(other.sheet, part))) };
  });
  const best = leads.filter(({ lead }) => lead > 0).sort((one, other) => other.lead - one.lead)[0];
  return best ? { seat, kind: "part", part: best.part, points: best.points } : null;
}

/** A seat that scored in more ways than anybody else. */
function round(sheet: Live, seat: number, known: Known): Award | null {
  const ways = (each: Live) => each.lines.filter((line) => line.points > 0).length;
  const most = ways(sheet);
  const isAlone = known.every((other) => other.seat === seat || ways(other.sheet) < most);
  return isAlone && known.length > 1 ? { seat, kind: "round", part: "", points: most } : null;
}

/** What a seat did best of all that it did. */
function own(sheet: Live, seat: number): Award {
  const line = [...sheet.lines].sort((one, other) => other.points - one.points)[0]!;
  return { seat, kind: "best", part: line.part, points: line.points, line };
}
