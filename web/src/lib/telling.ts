import type * as P from "../protocol";

/** A position as the server draws it; each game knows what stands in it (docs/record.md). */
export type View = Record<string, any>;
/** Something that happened, with the positions around it where they are known. */
export interface LogLine {
  entry: P.Entry;
  before: View | null;
  after: View | null;
}
/** A line of a score sheet. */
export interface SheetLine {
  part: string;
  rule: string;
  points: number;
  cells: string[];
  values?: Record<string, string | number>;
}
export interface Sheet {
  points: number;
  lines: SheetLine[];
  /** What was remarkable, when the game is over: sentences of the game. */
  awards?: { rule: string; values: Record<string, string | number> }[];
}
/** What the server says of a move that was not made: `lines` is the sheet as it would be. */
export interface Checked {
  legal: boolean;
  error: string | null;
  where?: string | null;
  values?: Record<string, string | number>;
  points?: number;
  lines?: SheetLine[];
}
/** A move that a bot thinks of, with the points and the chance to win it expects. */
export interface Advice {
  move: string;
  points: number;
  chance: number;
}
/** What may have moved a bot to a move; the sentence is null where nobody would think of it. */
export interface Why {
  seat: number;
  version: number;
  sentence: string | null;
}
/** One step back inside a turn; true if there was one. */
export type StepBack = () => boolean;
