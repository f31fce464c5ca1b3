/** What is drafted for the tokens of a card: pieces that are turned, mirrored, put somewhere. */
import { type Furniture, laid, type Shape } from "./shapes";
import { type Square, squareName } from "./squares";

/** One token of the card, and what is drafted for it. */
export interface Token {
  /** The option it lies on. */
  option: 1 | 2;
  turns: number;
  mirror: boolean;
  other: boolean;
  /** Where the top left of its drawing lies; null as long as it is nowhere. */
  at: Square | null;
  /** It rests, and the pointer no longer carries it. */
  dropped: boolean;
  skipped: boolean;
}
export interface Ghost {
  furniture: Furniture;
  option: string;
  shape: Shape;
  transform: number;
  at: Square;
  fits: boolean;
}
/** All squares of a piece where it is now, circulation too. */
export function squaresOf({ shape, at }: Ghost): string[] {
  return [...shape.body, ...shape.dots].map((each) => squareName(each.row + at.row, each.column + at.column));
}

export const fresh = (option: 1 | 2): Token => ({
  option,
  turns: 0,
  mirror: false,
  other: false,
  at: null,
  dropped: false,
  skipped: false,
});

/** The option it would be drawn as: its own, or with the Bright Idea the other one. */
export function drawnAs(token: Token): 1 | 2 {
  return token.other ? ((3 - token.option) as 1 | 2) : token.option;
}

export function transformOf(token: { turns: number; mirror: boolean }): number {
  return token.turns | (token.mirror ? 4 : 0);
}

/** A piece at its place, as moves spell it. */
export function spell(token: Token, name: string, furniture: Furniture | undefined): string {
  const at = token.at!;
  const shown = transformOf(token);
  const transform = furniture ? simplest(furniture, shown) : shown;
  const sign = transform & 4 ? " m" : token.other ? " !" : "";
  return `${name} r${transform & 3}${sign} ${squareName(at.row, at.column)}`;
}

/** The first way to lay a drawing that looks the same: records spell that one. */
export function simplest(furniture: Furniture, transform: number): number {
  const look = (each: number) => {
    const shape = laid(furniture, each);
    const key = (squares: { row: number; column: number; side?: string }[]) =>
      squares
        .map((at) => `${at.row}/${at.column}${at.side ?? ""}`)
        .sort()
        .join(" ");
    return [shape.body, shape.dots, shape.backs].map(key).join("|");
  };
  const wanted = look(transform);
  for (let each = 0; each < transform; each++) if (look(each) === wanted) return each;
  return transform;
}
