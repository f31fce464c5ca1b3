/** The score pad's house as a question to the rules, and everything the rules have against it. */
import { RulesError, Rules } from "$web/lib/rules";
import type { Fault } from "$web/protocol";
import { type House, placeOf, PLACES, roomOf, type Space, tokenOf } from "./house";
import type { Asks, House as HouseTold, Roof, SheetAnswer } from "./questions";

export const rules = new Rules<Asks>("dream-home");
export const COLOURS = ["red", "brown", "blue", "green"] as const;

/** What all share: the options of the table, and whether the cards are those of one's own box. */
export interface Common {
  options: Record<string, string | boolean>;
  own: boolean;
  /** The own cards as the rules read them; null for those that casetta knows. */
  cards: Record<string, unknown> | null;
}
/** What somebody has before them at the end. */
export interface Home {
  name: string;
  /** Hidden in the pictures of the rooms, where somebody counted them. */
  children?: number | null;
  upper: Space[];
  lower: Space[];
  basement: Space[];
  outside: string[];
  helpers: string[];
  roofs: Roof[];
}
/** The score of a house that can be, or all that cannot be. */
export type Judged = { score: SheetAnswer; broken: never[] } | { score: null; broken: Fault[] };

export function emptyHome(): Home {
  return {
    name: "",
    upper: Array(5).fill(null),
    lower: Array(5).fill(null),
    basement: Array(2).fill(null),
    outside: [],
    helpers: [],
    roofs: [],
  };
}

/** Whether something kept on the device is a home. */
export function isHome(home: Partial<Home>): boolean {
  const lists = [home.outside, home.helpers, home.roofs].every(Array.isArray);
  return lists && home.upper?.length === 5 && home.lower?.length === 5 && home.basement?.length === 2;
}

/** A home as boards draw houses. */
export function asHouse(home: Home): House {
  const { upper, lower, basement, outside } = home;
  return { upper, lower, basement, outside, beside: home.helpers, roofs: null, roof_height: home.roofs.length };
}

/** A home as questions tell it. */
export function toldOf(home: Home): HouseTold {
  const told = (floor: Space[]) => floor.map(entryOf);
  const floors = { upper: told(home.upper), lower: told(home.lower), basement: told(home.basement) };
  return { floors, outside: home.outside, helpers: home.helpers, roofs: home.roofs };
}

/** What lies on a space as a question tells it: of a card that lies face down nobody knows the front. */
function entryOf(thing: Space): unknown {
  if (thing === null || typeof thing === "string") return thing;
  if (thing.face === "down") return thing.decor ? thing : "empty";
  return thing;
}

/** The options of a table as questions tell them: the edition, and what is played otherwise. */
export function rulesOf({ options }: Common) {
  const { edition = "standard", ...rest } = options;
  return { edition: String(edition), options: rest };
}

/** What all share at first; the first pads kept nothing but the edition. */
export function sharedBy({ edition }: Record<string, unknown>): Common {
  return { options: typeof edition === "string" ? { edition } : {}, own: false, cards: null };
}

/** Whether something kept on the device is what all share. */
export function isCommon(common: Partial<Common> | undefined): boolean {
  return typeof common?.options === "object" && common.options !== null;
}

/** The score of a home, or all that the rules have against it. */
export async function judge(home: Home, common: Common): Promise<Judged> {
  const { cards } = common;
  try {
    return { score: await rules.ask("sheet", { ...toldOf(home), ...rulesOf(common), cards }), broken: [] };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { score: null, broken: error.faults };
  }
}

/** What people together have more of than the box holds. */
export async function together(people: readonly Home[], { cards }: Common): Promise<string[]> {
  return (await rules.ask("box", { people: people.map(toldOf), cards })).warnings;
}

export const EMPTY: Space = { room: "", face: "down" };

/** The next free space from the ground up, where a hand would lay the next card. */
export function nextFree(home: Home, from: string): string {
  const order = [...PLACES].sort((one, other) => other.row - one.row || one.column - other.column);
  const start = order.findIndex((place) => place.name === from);
  const rest = [...order.slice(start + 1), ...order.slice(0, start)];
  return rest.find((place) => home[place.floor][place.number] === null)?.name ?? from;
}

/** What stands on a space, for whoever hears it. */
export function thingOn(home: Home, name: string): { room: string; token: string; free: boolean } {
  const place = placeOf(name)!;
  const thing = home[place.floor][place.number] ?? null;
  return { room: roomOf(thing), token: tokenOf(thing), free: thing === null };
}
