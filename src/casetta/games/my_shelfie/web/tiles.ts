import type { Cell } from "$web/lib/grid";
import { surviving } from "$web/lib/phrases";
import type { View } from "$web/lib/table.svelte";
import type { Entry, Phrase } from "$web/protocol";
import facts from "../content/cards.toml";

export const ROWS = 6;
export const COLUMNS = 5;
export const SIDE = 9;
const PICTURES = 3;

interface Facts {
  kind: { key: string; letter: string; pictures: number[] }[];
  room: { cells: string[] };
  tokens: Record<string, number[]>;
  points: { personal: number[] };
  personal: Record<string, [number, number]>[];
}
export const cards = facts as Facts;

/** The drawing of a kind by its letter: `C` is `cat`. */
export const KIND = Object.fromEntries(cards.kind.map((kind) => [kind.letter, kind.key])) as Record<string, string>;

/** Which of the three pictures of its kind a tile shows. */
export type Pictures = (place: string) => number;

/** A cell of the shelf as score sheets name it: column 1 to 5, row 1 to 6 from the top. */
export function shelfName(row: number, column: number): string {
  return `${column + 1}/${row + 1}`;
}

export function shelfCell(name: string): Cell {
  const [column, row] = name.split("/").map(Number);
  return { row: row! - 1, column: column! - 1 };
}

/** Where a tile lies in the drawing of a shelf. */
export function onShelf(row: number, column: number): { x: number; y: number; size: number } {
  return { x: column * 72 + 3.2, y: row * 72 + 2, size: 65.5 };
}

/** The letter at a place of the shelf; a dot for none. */
export function at(shelf: readonly string[], row: number, column: number): string {
  return shelf[row]?.[column] ?? ".";
}

/** The row into which the next tile of a column falls; -1 when the column is full. */
export function landing(shelf: readonly string[], column: number): number {
  return shelf.filter((row) => row[column] === ".").length - 1;
}

/** Whether a cell belongs to a living room with so many seats. */
export function isUsed(row: number, column: number, seats: number): boolean {
  const sign = cards.room.cells[row]?.[column] ?? ".";
  return sign !== "." && Number(sign) <= seats;
}

/** The cells of a personal card by their names in the shelf, with the letter each one wants. */
export function wishes(card: number | null | undefined): Map<string, string> {
  const printed = card ? cards.personal[card - 1] : undefined;
  return new Map(
    cards.kind.flatMap((kind) => {
      const cell = printed?.[kind.key];
      return cell ? [[shelfName(cell[0], cell[1]), kind.letter] as const] : [];
    }),
  );
}

/** How many places of a shelf are taken. */
export function filled(shelf: readonly string[]): number {
  return shelf.join("").replaceAll(".", "").length;
}

/** What is left of the tokens of a common goal, the next one last. */
export function tokensLeft(view: View, goal: number): number[] {
  const stack = cards.tokens[`for_${view.seats}`] ?? [];
  const taken = (view.tokens as number[][]).map((tokens) => tokens[goal] ?? 0);
  return stack.filter((token) => !taken.includes(token)).reverse();
}

/** What phrases tell of tiles that were dropped: where each lay, and where it came to lie. */
export function dropped(phrases: readonly Phrase[]): { from: string[]; to: string[] } {
  const places = phrases.find((phrase) => phrase.id === "turn-news")?.places ?? [];
  return { from: places.slice(0, places.length / 2), to: places.slice(places.length / 2) };
}

/**
 * A tile keeps its picture from the living room to the shelf. The log tells from which cell every tile
 * of a shelf came, and how often that cell had been emptied before.
 */
export function picturesFrom(log: readonly Entry[]): Pictures {
  const emptied = new Map<string, number>();
  const shelves = new Map<string, number>();
  for (const { seat, phrases = [] } of surviving(log)) {
    const { from, to } = dropped(phrases);
    from.forEach((tile, number) => {
      const times = emptied.get(tile) ?? 0;
      shelves.set(`${seat}:${to[number]}`, picture(tile, times));
      emptied.set(tile, times + 1);
    });
  }
  return (place) => shelves.get(place) ?? picture(place, emptied.get(place) ?? 0);
}

/** One of the three, by a small hash. */
function picture(place: string, times: number): number {
  let hash = times * 7 + 3;
  for (const sign of place) hash = (hash * 31 + sign.charCodeAt(0)) % 9973;
  return hash % PICTURES;
}

/** The symbol of a tile. */
export function symbolOf(letter: string, number = 0): string {
  return `#tiles-${KIND[letter]}${number ? `-${number + 1}` : ""}`;
}
