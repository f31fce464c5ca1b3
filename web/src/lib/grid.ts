/** Where an arrow key leads from a cell: the nearest wanted cell in that direction, else the same. */
export interface Cell {
  row: number;
  column: number;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

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
