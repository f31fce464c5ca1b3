/** The score pad's house as a question to the rules, and everything the rules have against it. */
import { Trouble } from "$web/lib/api";
import { askPatiently } from "$web/lib/pad.svelte";
import { type House, placeOf, PLACES, roomOf, type Space, tokenOf, withLaid } from "./house";

const GAME = "dream-home";
export const COLOURS = ["red", "brown", "blue", "green"] as const;
export const EDITIONS = ["standard", "it", "en", "pl"] as const;
export type Edition = (typeof EDITIONS)[number];
/** A roof card: its colour, and `window` where it has one, as the box names it. */
export type Roof = { color: string; window: boolean };

/** What somebody has before them at the end. */
export interface Home {
  name: string;
  upper: Space[];
  lower: Space[];
  basement: Space[];
  outside: string[];
  helpers: string[];
  roofs: Roof[];
}
export interface ScoreLine {
  part: string;
  rule: string;
  spaces: string[];
  points: number;
}
export interface Score {
  total: number;
  lines: ScoreLine[];
}
/** A rule that the house breaks, and the space where it does. */
export interface Broken {
  code: string;
  where: string;
  message: string;
}
/** The score of a house that can be, or all that cannot be. */
export type Judged = { score: Score; broken: never[] } | { score: null; broken: Broken[] };

export function emptyHome(): Home {
  return { name: "", upper: Array(5).fill(null), lower: Array(5).fill(null), basement: Array(2).fill(null), outside: [], helpers: [], roofs: [] };
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
export function toldOf(home: Home): Record<string, unknown> {
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

/** The score of a home, or every rule it breaks: what is wrong is mended, and the rules are asked again. */
export async function judge(home: Home, edition: Edition): Promise<Judged> {
  const broken: Broken[] = [];
  let mended = home;
  for (let tries = 0; tries <= PLACES.length; tries++) {
    const answer = await askPatiently(GAME, { ask: "score", ...toldOf(mended), edition });
    const error = answer.error as (Broken & { where: string | null }) | undefined;
    if (!error) return broken.length ? { score: null, broken } : { score: answer as unknown as Score, broken: [] };
    const place = placeOf(error.where ?? "");
    if (!place) throw new Trouble("internal", false);
    broken.push({ ...error, where: place.name });
    const next = mend(mended, error.code, place.name);
    if (next === mended) break;
    mended = next;
  }
  return { score: null, broken };
}

/** The same home without what was found: something under what hangs, an empty room in place of a wrong one. */
export function mend(home: Home, code: string, where: string): Home {
  const place = placeOf(where)!;
  const under = PLACES.find((each) => each.row === place.row + 1 && each.column === place.column);
  const spot = code === "no_support" ? under : place;
  if (!spot) return home;
  const { upper, lower, basement } = withLaid(asHouse(home), { [spot.name]: EMPTY });
  return { ...home, upper, lower, basement };
}

export const EMPTY: Space = { room: "", face: "down" };

/** The next free space from the ground up, where a hand would lay the next card. */
export function nextFree(home: Home, from: string): string {
  const order = [...PLACES].sort((one, other) => other.row - one.row || one.column - other.column);
  const start = order.findIndex((place) => place.name === from);
  const rest = [...order.slice(start + 1), ...order.slice(0, start)];
  return rest.find((place) => home[place.floor][place.number] === null)?.name ?? from;
}

/** What fills the sentence of a score line: sizes and counts follow from its spaces and points. */
export function valuesOf(line: ScoreLine, single: number): Record<string, number> {
  const { points } = line;
  return { size: line.spaces.length, beside: Number(points > single), tokens: points, bonuses: points, windows: points };
}

/** What stands on a space, for whoever hears it. */
export function thingOn(home: Home, name: string): { room: string; token: string; free: boolean } {
  const place = placeOf(name)!;
  const thing = home[place.floor][place.number] ?? null;
  return { room: roomOf(thing), token: tokenOf(thing), free: thing === null };
}
