/** A plan on the score pad: what was drawn on paper, as a question to the rules. */
import { rules } from "./asks";
import type { BoxFact, PadAnswer, PadRoom } from "./questions";
import { laid, type Furniture } from "./shapes";
import { squareName, type Square } from "./squares";

/** A piece as it was drawn: of which card, which option, turned how, its top left where. */
export interface Laid {
  card: number;
  option: string;
  transform: number;
  at: string;
}
/** One person's plan. */
export interface Drawn {
  name: string;
  /** Rooms in the order in which they were begun: walls of earlier ones are there for later ones. */
  order: string[];
  pieces: Laid[];
  rooms: Record<string, PadRoom>;
  front: string | null;
  windows: string[];
  /** Bonus points in one sum, for bonuses that the scenario does not tell. */
  points?: number | null;
}
/** What all share: a built-in scenario by its name, or one's own. */
export interface Common {
  scenario: string;
  own: Record<string, unknown> | null;
}
/** The scenario in place of a name: one of somebody's own. */
export const OWN = "own";

/** A scenario as questions call it. */
export function calledOf({ scenario, own }: Common): string | Record<string, unknown> {
  return scenario === OWN ? (own ?? {}) : scenario;
}

/** A table with a scenario, as a position tells it. */
export function tableOf(common: Common) {
  const told = calledOf(common);
  return typeof told === "string" ? { seats: 1, options: { scenario: told } } : { seats: 1, scenario: told };
}

export function emptyPlan(): Drawn {
  return { name: "", order: [], pieces: [], rooms: {}, front: null, windows: [] };
}

/** Whether something kept on the device is a plan. */
export function isPlan(drawn: Partial<Drawn>): boolean {
  return (
    [drawn.order, drawn.pieces, drawn.windows].every(Array.isArray) &&
    typeof drawn.rooms === "object" &&
    drawn.rooms !== null
  );
}

/** A piece as moves spell it. */
export function textOf(piece: Laid): string {
  return `${piece.option} r${piece.transform & 3}${piece.transform & 4 ? " m" : ""} ${piece.at}`;
}

/** What a plan is worth without what cannot be, and all that cannot. */
export function judge(drawn: Drawn, common: Common): Promise<PadAnswer> {
  const { order, rooms, windows, front: front_door } = drawn;
  const pieces = drawn.pieces.map((piece) => ({ card: piece.card, text: textOf(piece) }));
  const [scenario, points] = [calledOf(common), drawn.points ?? 0];
  return rules.ask("pad", { scenario, order, pieces, rooms, windows, front_door, points });
}

/** The squares a piece covers. */
export function bodyOf(piece: Laid, furniture: Furniture, at: Square): string[] {
  return laid(furniture, piece.transform).body.map((each) => squareName(each.row + at.row, each.column + at.column));
}

/** What the rules have against the plans of all people beside each other. */
export async function compare(people: readonly Drawn[], common: Common): Promise<BoxFact[]> {
  const told = people.map(({ pieces }) => ({ pieces: pieces.map(({ card, option }) => ({ card, option })) }));
  return (await rules.ask("box", { scenario: calledOf(common), people: told })).facts;
}
