import type { View } from "$web/lib/table.svelte";

/** A game has so many rounds. */
export const ROUNDS = 12;

/** What lies on a space: nothing, a scaffolding, or a room card with perhaps a token. */
export type Space = null | string | { room: string; face?: "down"; decor?: string };
export interface House {
  upper: Space[];
  lower: Space[];
  basement: Space[];
  outside: string[];
  beside: string[];
  roofs: string[] | null;
  roof_height: number;
}
/** A place of the house with where it stands in the drawing. */
export interface Place {
  name: string;
  floor: "upper" | "lower" | "basement";
  number: number;
  /** Row and column of the grid, for arrow keys. */
  row: number;
  column: number;
  x: number;
  y: number;
}
/** Cards of one type side by side: one room. */
export interface Run {
  room: string;
  places: string[];
}

/** Sizes of the drawing of a house and of a room card in it. */
export const BOX = { x: -4, y: 0, width: 928, height: 620 };
export const CARD = { width: 160, height: 140 };
/** A card is drawn a little wider than its place, or a hairline would show between two. */
export const OVERLAP = 0.8;

const FLOORS = [
  ["upper", "u", 5, 0, 150],
  ["lower", "l", 5, 0, 300],
  ["basement", "b", 2, 3, 450],
] as const;

/** All twelve spaces from the upper left. */
export const PLACES: Place[] = FLOORS.flatMap(([floor, letter, count, first, y], row) =>
  Array.from({ length: count }, (_, number) => ({
    name: `${letter}${number}`,
    floor,
    number,
    row,
    column: first + number,
    x: 60 + CARD.width * (first + number),
    y,
  })),
);
const BY_NAME = new Map(PLACES.map((place) => [place.name, place]));

export function placeOf(name: string): Place | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** What lies on a place. */
export function at(house: House, place: Place): Space {
  return house[place.floor][place.number] ?? null;
}

/** The house as it would be with something else on some spaces. */
export function withLaid(house: House, laid: Record<string, Space>): House {
  const floors = { upper: [...house.upper], lower: [...house.lower], basement: [...house.basement] };
  for (const [name, thing] of Object.entries(laid)) {
    const place = placeOf(name);
    if (place) floors[place.floor][place.number] = thing;
  }
  return { ...house, ...floors };
}

/** The type of a room that lies face up. */
export function roomOf(thing: Space): string {
  return thing !== null && typeof thing === "object" && thing.face !== "down" ? thing.room : "";
}

export function isDown(thing: Space): boolean {
  return thing !== null && typeof thing === "object" && thing.face === "down";
}

export function isScaffolding(thing: Space): boolean {
  return typeof thing === "string" && thing.endsWith("scaffolding");
}

export function tokenOf(thing: Space): string {
  return thing !== null && typeof thing === "object" ? (thing.decor ?? "") : "";
}

/** Rooms from the upper left: neighbours of one type on one floor are drawn as one. */
export function runs(house: House): Run[] {
  const found: Run[] = [];
  for (const [floor, letter] of FLOORS) {
    let last: Run | undefined;
    house[floor].forEach((thing, number) => {
      const room = roomOf(thing);
      if (room && last?.room === room) last.places.push(`${letter}${number}`);
      else if (room) found.push((last = { room, places: [`${letter}${number}`] }));
      else last = undefined;
    });
  }
  return found;
}

/** The picture of a card by its place in its room. */
export function pictureOf(run: Run, place: string): string {
  const number = run.places.indexOf(place);
  if (run.places.length === 1) return run.room;
  if (run.room === "garage") return number === 0 ? "garage_l" : "garage_r";
  return `${run.room}${["", "_b", "_c"][number % 3]}`;
}

/** Walls stand where two neighbours are not one room and at least one of them is there. */
export function walls(house: House): Place[] {
  const joined = new Set(runs(house).flatMap((run) => run.places.slice(1)));
  return PLACES.filter((place) => {
    if (place.number === 0 || joined.has(place.name)) return false;
    const left = house[place.floor][place.number - 1] ?? null;
    return !isBare(left) || !isBare(at(house, place));
  });
}

function isBare(thing: Space): boolean {
  return thing === null || isScaffolding(thing);
}

/** The cards of the display, of the hand and of a house as a view tells them. */
export function houseOf(view: View, seat: number): House {
  return view.houses[seat] as House;
}

/** A small number from a text, always the same: which of several pictures something shows. */
export function seedOf(text: string): number {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + sign.charCodeAt(0)) % 9973;
  return hash;
}

/** Lays an element over a place of the drawing, or over a run of so many. */
export function over(place: Place, width = 1): (element: HTMLElement) => void {
  const part = (size: number, whole: number) => `${(size / whole) * 100}%`;
  const [left, top] = [part(place.x - BOX.x, BOX.width), part(place.y, BOX.height)];
  return ({ style }) => void Object.assign(style, { left, top, width: part(CARD.width * width, BOX.width) });
}

/** The same for a whole room. */
export function overRun({ places }: Run): (element: HTMLElement) => void {
  return over(placeOf(places[0]!)!, places.length);
}

/** Where a card lies in the drawing, perhaps a little wider than its place. */
export function cardAt({ x, y }: Place, wider = OVERLAP) {
  return { x, y, width: CARD.width + wider, height: CARD.height };
}
