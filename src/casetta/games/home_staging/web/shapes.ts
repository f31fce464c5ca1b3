/** Furniture as it lies on its card, turned and mirrored for the plan: drawing, no rules. */
import type { Furniture } from "./questions";
import { CELL, type Edge, type Side, SIDES, type Square } from "./squares";

export type { Furniture } from "./questions";

/** A drawing that lies with its top left at (0, 0). */
export interface Shape {
  rows: number;
  columns: number;
  body: Square[];
  dots: Square[];
  backs: Edge[];
}

/** Where a square of a card comes to lie when the card is mirrored and then turned clockwise. */
export function turnSquare(at: Square, size: { rows: number; columns: number }, transform: number): Square {
  const { row } = at;
  const column = transform & 4 ? size.columns - 1 - at.column : at.column;
  const turns = transform & 3;
  if (turns === 1) return { row: column, column: size.rows - 1 - row };
  if (turns === 2) return { row: size.rows - 1 - row, column: size.columns - 1 - column };
  if (turns === 3) return { row: size.columns - 1 - column, column: row };
  return { row, column };
}

function turnSide(side: Side, transform: number): Side {
  let number = SIDES.indexOf(side);
  if (transform & 4) number = (4 - number) % 4;
  return SIDES[(number + (transform & 3)) % 4]!;
}

/** Furniture as it lies after turning. */
export function laid(piece: Furniture, transform: number): Shape {
  const at = ([row, column]: readonly [number, number, ...unknown[]]) => turnSquare({ row, column }, piece, transform);
  const upright = (transform & 1) === 0;
  return {
    rows: upright ? piece.rows : piece.columns,
    columns: upright ? piece.columns : piece.rows,
    body: piece.body.map(at),
    dots: piece.dots.map(at),
    backs: piece.backs.map((back) => ({ ...at(back), side: turnSide(back[2] as Side, transform) })),
  };
}

/** How a picture comes from its card to the plan, as an SVG matrix. */
export function matrix(piece: { rows: number; columns: number }, transform: number, at: Square): string {
  const [high, wide] = [piece.rows * CELL, piece.columns * CELL];
  const [flip, start] = transform & 4 ? [-1, wide] : [1, 0];
  const parts = [
    [flip, 0, 0, 1, start, 0],
    [0, flip, -1, 0, high, start],
    [-flip, 0, 0, -1, wide - start, high],
    [0, -flip, 1, 0, 0, wide - start],
  ][transform & 3]!;
  return `matrix(${parts.slice(0, 4).join(" ")} ${parts[4]! + at.column * CELL} ${parts[5]! + at.row * CELL})`;
}

/** The square in the middle of what a piece covers: where a hand would take it. */
export function handle(shape: Shape): Square {
  const rows = shape.body.map((each) => each.row);
  const columns = shape.body.map((each) => each.column);
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const [row, column] = [middle(rows), middle(columns)];
  const far = (each: Square) => Math.abs(each.row - row) + Math.abs(each.column - column);
  return shape.body.reduce((best, each) => (far(each) < far(best) ? each : best));
}
