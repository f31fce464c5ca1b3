/** The border of a set of cells as one path: every side behind which no cell of the set lies. */
export function outline(cells: readonly { row: number; column: number }[], size: number): string {
  const inside = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const has = (row: number, column: number) => inside.has(`${row},${column}`);
  return cells
    .map(({ row, column }) => {
      const [x, y] = [column * size, row * size];
      return [
        has(row - 1, column) ? "" : `M${x} ${y}h${size}`,
        has(row + 1, column) ? "" : `M${x} ${y + size}h${size}`,
        has(row, column - 1) ? "" : `M${x} ${y}v${size}`,
        has(row, column + 1) ? "" : `M${x + size} ${y}v${size}`,
      ].join("");
    })
    .join("");
}

/** `3/6`, as score sheets name a cell of the shelf, as row and column from 0. */
export function shelfCell(name: string): { row: number; column: number } {
  const [column, row] = name.split("/").map(Number);
  return { row: row! - 1, column: column! - 1 };
}
