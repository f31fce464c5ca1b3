import { type Cell, cellAt, cellName } from "$web/lib/grid";
import { wordsOf } from "$web/lib/moves";

/** Moves of My Shelfie as the server spells them: `c2 c3 >1`. */
export interface Take {
  /** Names of cells of the living room, in the order in which the tiles fall. */
  tiles: string[];
  /** The column of the shelf, from 0. */
  column: number;
}

export function readMove(text: string): Take {
  const words = wordsOf(text);
  return { tiles: words.slice(0, -1), column: Number(words.at(-1)!.slice(1)) - 1 };
}

export function spell(tiles: readonly string[], column: number): string {
  return `${tiles.join(" ")} >${column + 1}`;
}

/** A cell of the shelf as score sheets name it: column 1 to 5, row 1 to 6 from the top. */
export function shelfName(row: number, column: number): string {
  return `${column + 1}/${row + 1}`;
}

export function shelfCell(name: string): Cell {
  const [column, row] = name.split("/").map(Number);
  return { row: row! - 1, column: column! - 1 };
}

/** All ways to take and drop that are offered. */
export function takes(legal: readonly string[]): Take[] {
  return legal.map(readMove);
}

/** The tiles that may be taken along with those already chosen, and the chosen ones themselves. */
export function mayJoin(offered: readonly Take[], chosen: readonly string[]): Set<string> {
  const fitting = offered.filter((take) => chosen.every((tile) => take.tiles.includes(tile)));
  return new Set(fitting.flatMap((take) => take.tiles));
}

/** The columns into which exactly these tiles may fall. */
export function columnsFor(offered: readonly Take[], chosen: readonly string[]): number[] {
  const same = offered.filter(
    (take) => take.tiles.length === chosen.length && chosen.every((tile) => take.tiles.includes(tile)),
  );
  return [...new Set(same.map((take) => take.column))].sort((one, other) => one - other);
}

/** The longest take that goes on from a tile, to show on hover what it can start. */
export function longest(offered: readonly Take[], tile: string): string[] {
  const from = offered.filter((take) => take.tiles.includes(tile));
  return from.reduce<string[]>((best, take) => (take.tiles.length > best.length ? take.tiles : best), []);
}

/** So many tiles from one on, to the right or down, if that can be taken. */
export function line(offered: readonly Take[], tile: string, count: number, down: boolean): string[] | null {
  const { row, column } = cellAt(tile);
  const tiles = Array.from({ length: count }, (_, step) =>
    down ? cellName(row + step, column) : cellName(row, column + step),
  );
  return columnsFor(offered, tiles).length ? tiles : null;
}
