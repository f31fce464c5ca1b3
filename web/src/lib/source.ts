import type * as P from "../protocol";
import { api, ApiError } from "./api";

/** How the line to the server is: there, being sought, or ended for good with a reason. */
export type LineState = "connecting" | "open" | "lost" | "ended";

/** The answer to each question that can be asked at a table. */
export interface Answers {
  check: P.Checked;
  legal: P.SomeLegal;
  live: P.Live;
  news: P.News;
  hint: P.Hint;
  why: P.Why;
  rules: Record<string, unknown>;
  picture: P.Picture;
  phrases: P.Phrased;
}

/** Where a table's positions come from, and what can be done there. */
export interface Source {
  readonly line: LineState;
  readonly lostAt: Date | null;
  /** Whether a move can be made: the line is open, and nothing is on its way. */
  readonly ready: boolean;
  /** The move that is on its way. */
  readonly sent: string | null;
  /** Whether this is the table itself, where the server knows the position, and not a moment of the past. */
  readonly atTable: boolean;
  /** Whether moves are made here, now or later; nobody moves in a replay. */
  readonly plays: boolean;
  /** Whether a bot can be asked about its moves. */
  readonly advises: boolean;
  /** Make a move, or several joined by `;`; done when the table stands after it. */
  play(move: string): Promise<void>;
  /** Ask something that changes nothing. */
  ask<About extends P.Ask["about"]>(about: About, more?: Partial<P.Ask>): Promise<Answers[About]>;
  /** Undo, agree, pause and the like. */
  act(act: P.Act["act"], more?: Partial<P.Act>): Promise<void>;
  /** Say or look at something; false if it could not be sent. */
  post(message: P.ClientMessage): boolean;
  /** Try to open the line at once. */
  open(): void;
}

/** Several moves as one decision, which is made whole or not at all. */
export function joined(moves: readonly string[]): string {
  return moves.filter(Boolean).join("; ");
}

const refuse = () => Promise.reject(new ApiError("not-found", false));

/** Something that can only be looked at. */
export const READ_ONLY: Source = {
  line: "open",
  lostAt: null,
  ready: true,
  sent: null,
  atTable: false,
  plays: false,
  advises: false,
  play: refuse,
  ask: refuse,
  act: refuse,
  post: () => false,
  open: () => undefined,
};

/** How questions are asked about a moment of a finished game, as a seat could have asked them then. */
export function askThePast(moment: () => { id: string; version: number; seat: number }): Source["ask"] {
  return async <About extends P.Ask["about"]>(
    about: About,
    { move = "", most = 50, seat: of = null }: Partial<P.Ask> = {},
  ) => {
    const { id, version, seat } = moment();
    const question = { version, seat, about: about as P.PastQuestion["about"], move, most, of };
    return (await api.past(id, question)) as unknown as Answers[About];
  };
}
