/** A move as it is spelled, taken apart, so that the board can show it before anybody makes it. */
import { wordsOf } from "$web/lib/moves";
import { between, type Square, squareAt } from "./squares";

export interface SuggestedPiece {
  option: 1 | 2;
  turns: number;
  mirror: boolean;
  other: boolean;
  at: Square;
}
export interface Suggestion {
  /** One entry for each token that the move speaks of; null does without the piece. */
  pieces: (SuggestedPiece | null)[];
  squares: string[];
  door: string | null;
  openings: string[];
}

/** What a move of drawing or closing would do. */
export function suggestionOf(text: string): Suggestion {
  const words = wordsOf(text);
  const found: Suggestion = { pieces: [], squares: [], door: null, openings: [] };
  while (words.length) {
    const word = words.shift()!;
    if (/^\d\d[ab][12]$/.test(word)) found.pieces.push(pieceOf(word, words));
    else if (word === "decline") found.pieces.push(null);
    else if (word === "grow") found.squares.push(...squaresOf(words));
    else if (word === "door") found.door = `${words.shift()} ${words.shift()}`;
    else if (word === "front" || word === "window") found.openings.push(`${word} ${words.shift()} ${words.shift()}`);
  }
  return found;
}

function pieceOf(option: string, words: string[]): SuggestedPiece {
  const turns = Number(words.shift()!.slice(1));
  const sign = words[0] === "m" || words[0] === "!" ? words.shift()! : "";
  const at = squareAt(words.shift() ?? "a1");
  return { option: Number(option[3]) as 1 | 2, turns, mirror: sign === "m", other: sign === "!", at };
}

function squaresOf(words: string[]): string[] {
  const found: string[] = [];
  while (/^[a-p]\d+(:[a-p]\d+)?$/.test(words[0] ?? "")) {
    const [one, other] = words.shift()!.split(":");
    found.push(...between(squareAt(one!), squareAt(other ?? one!)));
  }
  return found;
}
