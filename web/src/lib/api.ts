import type * as P from "../protocol";
import { words } from "./words.svelte";

/** What the server refused, or that it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly retryable: boolean,
  ) {
    super(code);
  }
}

export interface OptionValue {
  value: string | boolean;
  text: string;
}
export interface GameOption {
  name: string;
  title: string;
  detail: boolean;
  values: OptionValue[];
}
export interface GameAbout {
  game: string;
  title: string;
  sentence: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  avatars: string[];
}
export interface MyTable {
  table: string;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  game: string;
  status: P.People["status"];
  waiting?: boolean;
  names?: string[];
  changed?: number;
}
export interface OpenTable {
  table: string;
  game: string;
  seats?: number;
  open?: number[];
  names?: string[];
  [more: string]: unknown;
}
/** A position of a finished game, through somebody's eyes. */
export interface Moment {
  version: number;
  seat: number;
  move: string | null;
  view: Record<string, unknown>;
  points: number[];
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    const content = body === undefined ? null : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: content, credentials: "same-origin" });
  } catch {
    throw new Trouble("unreachable", true);
  }
  if (!response.ok) throw await trouble(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function trouble(response: Response): Promise<Trouble> {
  try {
    const told = (await response.json()) as P.Trouble;
    if (typeof told.code === "string") return new Trouble(told.code, Boolean(told.retryable));
  } catch {
    // Not one of ours: a proxy perhaps.
  }
  return new Trouble(response.status >= 500 ? "unreachable" : "not-found", response.status >= 500);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: string) => call<GameAbout[]>("GET", `/api/games?language=${language}`),
  make: (wish: P.NewTable) => call<P.Links>("POST", "/api/tables", wish),
  first: (game: string) => call<P.Links>("POST", "/api/first", { game, language: words.language }),
  open: () => call<OpenTable[]>("GET", "/api/tables"),
  mine: () => call<MyTable[]>("GET", "/api/me"),
  remember: (table: string, token: string) => call<null>("POST", "/api/me", { table, token }),
  forget: (table: string) => call<null>("DELETE", `/api/me/${encodeURIComponent(table)}`),
  show: (table: string, token?: string) => call<P.People>("GET", at(table), undefined, token),
  start: (table: string, token?: string) => call<P.People>("POST", `${at(table)}/start`, undefined, token),
  seat: (table: string, seat: number, who: P.NewSeat, token?: string) =>
    call<P.OneLink>("POST", `${at(table)}/seats/${seat}`, who, token),
  newLink: (table: string, token?: string) => call<P.OneLink>("POST", `${at(table)}/link`, undefined, token),
  seatLink: (table: string, seat: number, token?: string) =>
    call<P.OneLink>("POST", `${at(table)}/links/${seat}`, undefined, token),
  face: (table: string, face: P.Face, token?: string) =>
    call<P.People>("POST", `${at(table)}/face`, face, token),
  policy: (table: string, policy: P.Policy, token?: string) =>
    call<P.People>("POST", `${at(table)}/policy`, policy, token),
  others: () => call<P.SharedAddress>("POST", "/api/others"),
  claim: (table: string, claim: P.Claim) => call<P.OneLink>("POST", `${at(table)}/claim`, claim),
  join: (wish: P.JoinWish) => call<P.JoinTicket>("POST", "/api/join", wish),
  ticket: (table: string, ticket: string) => call<P.JoinAnswer>("GET", `/api/join/${table}/${ticket}`),
  admit: (table: string, answer: P.Admission, token?: string) =>
    call<P.People>("POST", `${at(table)}/admit`, answer, token),
  rematch: (table: string, token?: string) =>
    call<P.Links>("POST", `${at(table)}/rematch`, undefined, token),
  follow: (table: string, token?: string) => call<P.OneLink>("POST", `${at(table)}/next`, undefined, token),
  review: (table: string, token?: string) => call<P.ReviewTold>("GET", `${at(table)}/review`, undefined, token),
  wantReview: (table: string, token?: string) =>
    call<P.ReviewTold>("POST", `${at(table)}/review`, undefined, token),
  sameDeal: (table: string, token?: string) =>
    call<P.Links>("POST", `${at(table)}/same-deal`, undefined, token),
  clone: (table: string, version: number, token?: string) =>
    call<P.Links>("POST", `${at(table)}/clone`, { version }, token),
  record: (table: string, token?: string) =>
    call<Record<string, unknown>>("GET", `${at(table)}/record`, undefined, token),
  moments: (table: string, eyes: string, token?: string) =>
    call<Moment[]>("GET", `${at(table)}/moments?eyes=${eyes}`, undefined, token),
  past: (table: string, question: P.PastQuestion, token?: string) =>
    call<Record<string, unknown>>("POST", `${at(table)}/past`, question, token),
  pace: (table: string, pace: P.PaceWish, token?: string) =>
    call<P.People>("POST", `${at(table)}/pace`, pace, token),
  ask: (game: string, question: Record<string, unknown>) =>
    call<Record<string, unknown>>("POST", "/api/ask", { game, question, language: words.language }),
};
