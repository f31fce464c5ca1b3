/** A plan on the score pad: what was drawn on paper, as a question to the rules, and what they have against it. */
import { ApiError } from "$web/lib/api";
import { RulesError } from "$web/lib/rules";
import type { Fault } from "$web/protocol";
import { asks, type Card, type Home, type Plan, rules } from "./asks";
import type { BoxFact } from "./questions";
import { laid, type Furniture } from "./shapes";
import { squareName, type Square } from "./squares";

/** What can be wrong at once before somebody should begin anew. */
const MOST_WRONG = 24;

/** A piece as it was drawn: of which card, which option, turned how, its top left where. */
export interface Laid {
  card: number;
  option: string;
  transform: number;
  at: string;
}
export interface DrawnRoom {
  squares: string[];
  door: string | null;
}
/** One person's plan. */
export interface Drawn {
  name: string;
  /** Rooms in the order in which they were begun: walls of earlier ones are there for later ones. */
  order: string[];
  pieces: Laid[];
  rooms: Record<string, DrawnRoom>;
  front: string | null;
  windows: string[];
}
/** A rule that is broken: by what, and on which squares. */
export interface Broken {
  code: string;
  squares: string[];
  of: { piece: number } | { room: string } | { window: string } | "front";
}
/** The plan without what cannot be, and all that cannot. */
export interface Judged {
  plan: Plan;
  broken: Broken[];
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

/** Which of its two sides a card showed: that of the pieces drawn from it, null before the first. */
export function sideOf(card: number, pieces: readonly Laid[]): "a" | "b" | null {
  const piece = pieces.find((each) => each.card === card);
  return piece ? (piece.option[2] as "a" | "b") : null;
}

/** All cards with their sides; two cards of one number never show the same. */
export function sidesOf(cards: readonly Card[], pieces: readonly Laid[]): ("a" | "b" | null)[] {
  const told = cards.map((_, card) => sideOf(card, pieces));
  return told.map((side, card) => {
    if (side) return side;
    const twin = told.find((each, other) => other !== card && each && cards[other]!.number === cards[card]!.number);
    return twin ? (twin === "a" ? "b" : "a") : null;
  });
}

/** Somebody's plan as a position of the game at its end. */
export function viewOf(drawn: Drawn, scenario: string, home: Home): Record<string, unknown> {
  const rest = home.rooms.filter((room) => !drawn.order.includes(room));
  const rooms = Object.fromEntries(Object.entries(drawn.rooms).filter(([, room]) => room.squares.length));
  const plan = { pieces: drawn.pieces.map(textOf), rooms, front_door: drawn.front, windows: drawn.windows };
  const cards = sidesOf(home.cards, drawn.pieces).map((side) => (side ? { card: side } : {}));
  return { seats: 1, options: { scenario }, phase: "over", rooms: [...drawn.order, ...rest], cards, plans: [plan] };
}

/** What a plan is worth: what cannot be is left out and named, until the rules accept the rest. */
export async function judge(drawn: Drawn, scenario: string, home: Home): Promise<Judged> {
  const broken: Broken[] = [];
  let kept = drawn;
  while (broken.length < MOST_WRONG) {
    const view = viewOf(kept, scenario, home);
    try {
      return { plan: await asks.plan(view, 0), broken };
    } catch (error) {
      const found = faultsOf(error).map(({ code, where }) => blamed(code, where ?? "", kept, drawn));
      for (const each of found) {
        if (!each) throw new ApiError("internal", false);
        broken.push(each);
        kept = without(kept, drawn, each);
      }
    }
  }
  throw new ApiError("internal", false);
}

function faultsOf(error: unknown): Fault[] {
  if (error instanceof RulesError) return error.faults;
  throw error;
}

/** What a place of the position speaks of, such as `plans [0] pieces [2] c4 d4`. */
export function blamed(code: string, where: string, kept: Drawn, drawn: Drawn): Broken | null {
  const words = where.replace("plans [0] ", "").split(" ");
  const [what, which] = [words.shift(), words.shift() ?? ""];
  const squares = words.filter((word) => /^[a-p]\d+$/.test(word));
  const number = Number(which.slice(1, -1));
  if (what === "pieces") return { code, squares, of: { piece: drawn.pieces.indexOf(kept.pieces[number]!) } };
  if (what === "rooms") return { code, squares, of: { room: which } };
  if (what === "windows") return { code, squares, of: { window: kept.windows[number]! } };
  if (what !== "front_door") return null;
  return { code, squares: [which, ...squares].filter((word) => /^[a-p]\d+$/.test(word)), of: "front" };
}

/** The plan without what is to blame. */
function without(kept: Drawn, drawn: Drawn, { of }: Broken): Drawn {
  if (of === "front") return { ...kept, front: null };
  if ("piece" in of) return { ...kept, pieces: kept.pieces.filter((piece) => piece !== drawn.pieces[of.piece]) };
  if ("window" in of) return { ...kept, windows: kept.windows.filter((window) => window !== of.window) };
  const { [of.room]: _, ...rooms } = kept.rooms;
  return { ...kept, rooms };
}

/** The squares a piece covers. */
export function bodyOf(piece: Laid, furniture: Furniture, at: Square): string[] {
  return laid(furniture, piece.transform).body.map((each) => squareName(each.row + at.row, each.column + at.column));
}

/** What the rules have against the plans of all people beside each other. */
export async function compare(people: readonly Drawn[], scenario: string): Promise<BoxFact[]> {
  const told = people.map(({ pieces }) => ({ pieces: pieces.map(({ card, option }) => ({ card, option })) }));
  return (await rules.ask("box", { scenario, people: told })).facts;
}
