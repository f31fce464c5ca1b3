/** How far a shelf is with the common goals, as the rules tell it. */
import { Rules } from "$web/lib/rules";
import type { View } from "$web/lib/table.svelte";
import type { Asks, GoalProgress } from "./questions";

const rules = new Rules<Asks>("my-shelfie");

/** What every goal of the table still needs. */
export async function nearness({ common, options }: View, shelf: readonly string[]): Promise<GoalProgress[]> {
  return (await rules.ask("progress", { goals: common, shelf: [...shelf], edition: options?.edition })).goals;
}

/** A shelf with some more tiles in it. */
export function withTiles(
  shelf: readonly string[],
  tiles: readonly { row: number; column: number; letter: string }[],
): string[] {
  return shelf.map((line, row) =>
    [...line]
      .map((letter, column) => tiles.find((tile) => tile.row === row && tile.column === column)?.letter ?? letter)
      .join(""),
  );
}
