/** Moves of My Shelfie as the server spells them, `c2 c3 >1`: tiles in the order in which they fall, then a column. */
import { cellAt, cellName } from "$web/lib/grid";
import { COLUMNS, SIDE } from "./tiles";

const ALL = Array.from({ length: COLUMNS }, (_, column) => column);
/** Every cell that a living room may have. */
const CELLS = Array.from({ length: SIDE * SIDE }, (_, number) => cellName(Math.floor(number / SIDE), number % SIDE));

export function spell(tiles: readonly string[], column: number): string {
  return `${tiles.join(" ")} >${column + 1}`;
}

/** The tiles and the column that a text spells. */
export function spelledBy(move: string): { tiles: string[]; column: number } {
  const tiles = CELLS.filter((cell) => move.includes(cell));
  tiles.sort((one, other) => move.indexOf(one) - move.indexOf(other));
  return { tiles, column: ALL.findIndex((column) => spell(tiles, column) === move) };
}

/** The legal moves that go on from tiles in this order; every order of what may be taken is legal. */
function goingOn(legal: readonly string[], tiles: readonly string[]): string[] {
  return legal.filter((move) => move.startsWith(tiles.join(" ")));
}

/** The tiles that may be taken along with those already chosen, and the chosen ones themselves. */
export function mayJoin(legal: readonly string[], chosen: readonly string[]): Set<string> {
  const fitting = goingOn(legal, chosen);
  return new Set(CELLS.filter((cell) => fitting.some((move) => move.includes(cell))));
}

/** The columns into which exactly these tiles may fall. */
export function columnsFor(legal: readonly string[], chosen: readonly string[]): number[] {
  return ALL.filter((column) => legal.includes(spell(chosen, column)));
}

/** The longest take that a tile is part of, to show on hover what it can start. */
export function longest(legal: readonly string[], tile: string): string[] {
  const from = legal.filter((move) => move.includes(tile));
  return spelledBy(from.reduce((best, move) => (move.length > best.length ? move : best), "")).tiles;
}

/** Tiles, filled up where a tile between them is needed; the last one alone where nothing goes with it. */
export function filledUp(legal: readonly string[], tiles: string[]): string[] {
  const around = goingOn(legal, tiles);
  const shortest = around.reduce((best, move) => (move.length < best.length ? move : best), around[0] ?? "");
  return shortest ? spelledBy(shortest).tiles : tiles.slice(-1);
}

/** So many tiles from one on, to the right or down, if that can be taken. */
export function line(legal: readonly string[], tile: string, count: number, down: boolean): string[] | null {
  const { row, column } = cellAt(tile);
  const tiles = Array.from({ length: count }, (_, step) =>
    down ? cellName(row + step, column) : cellName(row, column + step),
  );
  return columnsFor(legal, tiles).length ? tiles : null;
}
