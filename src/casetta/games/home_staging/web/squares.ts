/** Squares, edges and drawings on the sheet: geometry for the pencil, no rules. */
import { type Cell, cellAt as squareAt, cellName as squareName, outline as outlineOf, walk } from "$web/lib/grid";

export { squareAt, squareName };

/** One square of the paper, in units of the drawing. */
export const CELL = 40;
export const SIDE = 16;
export type Side = "n" | "e" | "s" | "w";
export type Square = Cell;
/** An edge as the square sees it, such as `c4 w`. */
export interface Edge extends Square {
  side: Side;
}
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];
const STEPS: Record<Side, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

export function onSheet({ row, column }: Square): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

export function edgeName(edge: Edge): string {
  return `${squareName(edge.row, edge.column)} ${edge.side}`;
}

export function edgeAt(name: string): Edge {
  const [square, side] = name.split(" ");
  return { ...squareAt(square!), side: side as Side };
}

/** The square on the other side of an edge. */
export function beyond({ row, column, side }: Edge): Square {
  const [down, right] = STEPS[side];
  return { row: row + down, column: column + right };
}

/** Both ends of an edge, clockwise round its square. */
export function endsOf({ row, column, side }: Edge): [number, number, number, number] {
  const [x, y, right, low] = [column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL];
  if (side === "n") return [x, y, right, y];
  if (side === "e") return [right, y, right, low];
  if (side === "s") return [right, low, x, low];
  return [x, low, x, y];
}

/** Where on the sheet a pointer is, in units of the drawing. */
export function pointOn(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): [number, number] {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return [x, y];
}

/** The square under a pointer, the nearest one if it is beside the sheet. */
export function squareUnder(svg: SVGSVGElement, event: MouseEvent): Square {
  const [x, y] = pointOn(svg, event);
  const clamp = (value: number) => Math.max(0, Math.min(SIDE - 1, Math.floor(value / CELL)));
  return { row: clamp(y), column: clamp(x) };
}

/** An edge as a line to draw. */
export function lineOf(edge: Edge): string {
  const [x1, y1, x2, y2] = endsOf(edge);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

export function middleOf(edge: Edge): [number, number] {
  const [x1, y1, x2, y2] = endsOf(edge);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** The edge among some that is nearest to a point, within a distance. */
export function nearestEdge(x: number, y: number, edges: readonly Edge[], within = 26): Edge | null {
  let best: Edge | null = null;
  let least = within;
  for (const edge of edges) {
    const [mx, my] = middleOf(edge);
    const far = Math.hypot(mx - x, my - y);
    if (far < least) [best, least] = [edge, far];
  }
  return best;
}

/** The name of the next edge among some in the direction of an arrow. */
export function nextEdge(key: string, from: Edge, edges: readonly Edge[]): string | null {
  const cell = (edge: Edge) => ({ row: middleOf(edge)[1], column: middleOf(edge)[0], edge });
  const found = walk(key, cell(from), edges.map(cell));
  return found ? edgeName(found.edge) : null;
}

/** The door leaf that stands open into its square, and the arc it draws. */
export function swing(edge: Edge): string {
  const [x1, y1, x2, y2] = endsOf(edge);
  const [down, right] = STEPS[edge.side];
  const along = [(x2 - x1) / CELL, (y2 - y1) / CELL];
  const start = [x1 + along[0]! * 2, y1 + along[1]! * 2];
  const end = [x2 - along[0]! * 2, y2 - along[1]! * 2];
  const length = CELL - 4;
  const tip = [start[0]! - right * length, start[1]! - down * length];
  return `M${start.join(" ")}L${tip.join(" ")}A${length} ${length} 0 0 0 ${end.join(" ")}`;
}

/** The outline of some squares as a path. */
export function outline(names: Iterable<string>): string {
  return outlineOf([...names].map(squareAt), CELL);
}

/** The same strokes in each of some squares. */
function inEach(names: Iterable<string>, strokes: (x: number, y: number) => string): string {
  const corners = Array.from(names, squareAt);
  return corners.map(({ row, column }) => strokes(column * CELL, row * CELL)).join("");
}

/** Little boxes inside squares: a tint that leaves the lines of the paper alone. */
export function tint(names: Iterable<string>, inset = 2): string {
  const size = CELL - 2 * inset;
  return inEach(names, (x, y) => `M${x + inset} ${y + inset}h${size}v${size}h${-size}z`);
}

/** Diagonal strokes over squares, for those who do not see the tint. */
export function hatch(names: Iterable<string>): string {
  return inEach(names, (x, y) => `M${x + 3} ${y + 17}l14-14M${x + 3} ${y + 37}l34-34M${x + 23} ${y + 37}l14-14`);
}

/** A cross over each of some squares. */
export function crosses(names: Iterable<string>): string {
  return inEach(names, (x, y) => `M${x + 10} ${y + 10}l20 20m0-20l-20 20`);
}

/** The middle of a square. */
export function centreOf(name: string): { x: number; y: number } {
  const { row, column } = squareAt(name);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The rows and columns that squares reach from and to. */
export function frameOf(names: readonly string[]): { top: number; low: number; left: number; right: number } {
  const all = names.map(squareAt);
  const [rows, columns] = [all.map((each) => each.row), all.map((each) => each.column)];
  return { top: Math.min(...rows), low: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}

/** All squares of the rectangle between two corners. */
export function between(one: Square, other: Square): string[] {
  const [top, low] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  const found = [];
  for (let row = top; row <= low; row++)
    for (let column = left; column <= right; column++) found.push(squareName(row, column));
  return found;
}

/** The straight stretch of the outline of some squares to which an edge belongs. */
export function stretchOf(edge: Edge, names: ReadonlySet<string>): Edge[] {
  const lying = edge.side === "n" || edge.side === "s";
  const found = [edge];
  for (const step of [-1, 1]) {
    let next: Edge = edge;
    for (;;) {
      next = lying ? { ...next, column: next.column + step } : { ...next, row: next.row + step };
      const out = beyond(next);
      if (!names.has(squareName(next.row, next.column)) || names.has(squareName(out.row, out.column))) break;
      found.push(next);
    }
  }
  return found;
}

/** Squares after a stretch of their outline is pushed outwards (or inwards) by some squares. */
export function pushed(names: ReadonlySet<string>, stretch: readonly Edge[], by: number): Set<string> {
  const found = new Set(names);
  for (const edge of stretch) {
    const [down, right] = STEPS[edge.side];
    if (by > 0) {
      for (let step = 1; step <= by; step++) {
        const square = { row: edge.row + down * step, column: edge.column + right * step };
        if (onSheet(square)) found.add(squareName(square.row, square.column));
      }
    } else {
      for (let step = 0; step > by; step--)
        found.delete(squareName(edge.row + down * step, edge.column + right * step));
    }
  }
  return found;
}

/** All edges of the outline of some squares. */
export function edgesAround(names: ReadonlySet<string>): Edge[] {
  const found: Edge[] = [];
  for (const name of names) {
    const square = squareAt(name);
    for (const side of SIDES) {
      const next = beyond({ ...square, side });
      if (!names.has(squareName(next.row, next.column))) found.push({ ...square, side });
    }
  }
  return found;
}
