/** The text of a move, taken apart so that it can be matched with what was pressed. */

/** The words of a move, in their order. */
export function wordsOf(move: string): string[] {
  return move.split(/\s+/).filter(Boolean);
}

/** The moves of one decision; a text joins them by `;`. */
export function movesOf(decision: string): string[] {
  return decision
    .split(";")
    .map((move) => move.trim())
    .filter(Boolean);
}

/** Several moves as one decision, which is made whole or not at all. */
export function joined(moves: readonly string[]): string {
  return moves.filter(Boolean).join("; ");
}

/** Moves by their first word. */
export function byFirstWord(moves: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const first = wordsOf(move)[0] ?? "";
    found.set(first, [...(found.get(first) ?? []), move]);
  }
  return found;
}
