import type { View } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import rooms from "virtual:art/rooms";
import facts from "../content/cards.toml";
import { seedOf } from "./house";

interface Origin {
  source?: string;
  copies_source?: string;
}
export interface RoomFacts extends Origin {
  key: string;
  class: string;
  most: number;
  points: (number | null)[];
  beside?: string;
  beside_points?: number | null;
  copies?: number | null;
  /** In each picture; null or absent where nobody counted. */
  children?: number | number[] | string | null;
}
interface TokenFacts extends Origin {
  key: string;
  room: string;
  points: number | null;
}
interface RoofFacts extends Origin {
  colour: string;
  plain: number | null;
  window: number | null;
}
interface OwnedFacts extends Origin {
  key: string;
  copies?: number | null;
}
export interface Facts extends Record<string, unknown> {
  room: RoomFacts[];
  roof: RoofFacts[];
  decor: TokenFacts[];
  tool: OwnedFacts[];
  helper: OwnedFacts[];
}
export const PRINTED = facts as Facts;
const ROOMS = new Set(PRINTED.room.map((room) => room.key));
const OWNED = new Set([...PRINTED.tool, ...PRINTED.helper].map((card) => card.key));
const TOOLS = new Set(PRINTED.tool.map((tool) => tool.key));
const HELPERS = new Set(PRINTED.helper.map((helper) => helper.key));
const DECOR = new Set(PRINTED.decor.map((decor) => decor.key));
const VARIANTS = variantsOf(rooms);

/** How many drawings each picture of a room has; those after the first have a number. */
export function variantsOf(sheet: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, name] of sheet.matchAll(/id="rooms-(\w+)(?:-\d)?"/g)) {
    found.set(name!, (found.get(name!) ?? 0) + 1);
  }
  return found;
}

/** The drawing of a room card: the place where it lies chooses among its variants. */
export function roomSymbol(picture: string, where: string): string {
  if (!VARIANTS.has(picture)) return "#house-empty-room";
  const number = seedOf(where) % VARIANTS.get(picture)!;
  return `#rooms-${picture}${number ? `-${number + 1}` : ""}`;
}

/** The cards that are played with: one's own if the table has them, else the printed ones. */
export function factsOf(view: View): Facts {
  return (view.cards as Facts | undefined) ?? PRINTED;
}

/** What a room card scores, as it is printed: `1·4·9`. */
export function printedPoints(view: View, room: string): string {
  const found = factsOf(view).room.find((each) => each.key === room);
  if (!found) return "";
  const beside = found.beside ? [found.beside_points ?? 0] : [];
  return [...found.points, ...beside].join("·");
}

/** The points printed on a token. */
export function tokenPoints(view: View, token: string): number {
  return factsOf(view).decor.find((each) => each.key === token)?.points ?? 0;
}

/** What a card above a room is; null stands for the first-player marker. */
export function sortOf(card: string | null | undefined): "marker" | "roof" | "decor" | "tool" | "helper" {
  if (!card) return "marker";
  if (card.startsWith("roof ") || card.startsWith("roof-")) return "roof";
  if (DECOR.has(card)) return "decor";
  return TOOLS.has(card) ? "tool" : "helper";
}

export function isHelper(card: string): boolean {
  return HELPERS.has(card);
}

/** The drawing of a card above a room. */
export function resourceSymbol(card: string | null | undefined): string {
  const sort = sortOf(card);
  if (sort === "marker") return "#house-first-player";
  if (sort === "helper" && !HELPERS.has(card!)) return "#icons-star";
  if (sort === "roof") return `#roofs-${card!.replaceAll(" ", "-")}`;
  return `#${sort === "decor" ? "decor" : `${sort}s`}-${card}`;
}

/** The box of that drawing. */
export function resourceBox(card: string | null | undefined): string {
  return sortOf(card) === "roof" ? "0 0 120 90" : "0 0 96 96";
}

/** The name of a room as it stands on a tag. */
export function roomName(say: Say, room: string): string {
  return capital(say("room-name", { room: ROOMS.has(room) ? room : ownName(room) }));
}

/** What an owner's file calls a room or a token that casetta does not know. */
export function ownName(key: string): string {
  return key.replaceAll("_", " ");
}

/** The drawing of a room in the box; of a room that casetta does not know an empty one. */
export function pictureOfRoom(room: string): string {
  return ROOMS.has(room) ? `#rooms-${room}` : "#house-empty-room";
}

/** The name of a card above a room. */
export function cardName(say: Say, card: string | null | undefined): string {
  if (!card) return say("web-key-card");
  const known = DECOR.has(card) || OWNED.has(card) || card.startsWith("roof");
  return capital(say("card-name", { card: known ? card.replaceAll(" ", "-") : ownName(card) }));
}

/** A shorter one for narrow columns. */
export function shortName(say: Say, card: string | null | undefined): string {
  if (!card) return say("web-key-card");
  return say("web-card-short", { card: card.replaceAll(" ", "-") });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
