/** Cells of a grid: their names, their outline, and where arrow keys lead. */
export interface Cell {
  row: number;
  column: number;
}

/** A cell as moves name it: a letter for its column, a number for its row from the top. */
export function cellName(row: number, column: number): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function cellAt(name: string): Cell {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

/** Rows and columns that an arrow leads by: up, right, down, left. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};
const AROUND = Object.values(STEPS);

function beside({ row, column }: Cell, side: number): Cell {
  const [down, right] = AROUND[side % 4]!;
  return { row: row + down, column: column + right };
}

/** The outline of some cells as a path: each ring once, clockwise round the cells. */
export function outline(cells: readonly Cell[], size: number): string {
  const inside = new Set(cells.map(({ row, column }) => cellName(row, column)));
  const has = (cell: Cell) => inside.has(cellName(cell.row, cell.column));
  const key = (cell: Cell, side: number) => `${cellName(cell.row, cell.column)}${side}`;
  const corner = ({ row, column }: Cell, side: number) =>
    `${(column + (side === 1 || side === 2 ? 1 : 0)) * size} ${(row + (side > 1 ? 1 : 0)) * size}`;
  const left = new Map(
    cells.flatMap((cell) =>
      [0, 1, 2, 3].filter((side) => !has(beside(cell, side))).map((side) => [key(cell, side), { cell, side }]),
    ),
  );
  let path = "";
  for (let { cell, side } of left.values()) {
    path += `M${corner(cell, side)}`;
    while (left.delete(key(cell, side))) {
      path += `L${corner(cell, (side + 1) % 4)}`;
      const ahead = beside(cell, side + 1);
      const across = beside(ahead, side);
      if (has(across) && has(ahead)) [cell, side] = [across, (side + 3) % 4];
      else if (has(ahead)) cell = ahead;
      else side = (side + 1) % 4;
    }
    path += "Z";
  }
  return path;
}

/** The next of several things in a ring that arrows walk, all arrows or those `across`; null for other keys. */
export function stepped(event: KeyboardEvent, now: number, count: number, ways?: "across"): number | null {
  const [down, right] = STEPS[event.key] ?? [0, 0];
  const step = right || (ways ? 0 : down);
  if (!step) return null;
  event.preventDefault();
  return (now + step + count) % count;
}

/** The cell an arrow leads to among those that may be walked; undefined when the key is no arrow. */
export function walk<T extends Cell>(key: string, from: Cell, cells: readonly T[]): T | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [down, right] = step;
  let best: T | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.row - from.row) * down + (cell.column - from.column) * right;
    const aside = Math.abs((cell.row - from.row) * right) + Math.abs((cell.column - from.column) * down);
    const cost = ahead + 3 * aside;
    if (ahead > 0 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}
