import type * as P from "../protocol";
import { tokensOf } from "./links";
import type { Refusal } from "./refusal";
import { version } from "./version.svelte";
import { words } from "./words.svelte";

/** What the server refused, or that it could not be reached. */
export class ApiError extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly retryable: boolean,
    readonly retryAfter = 0,
    readonly sentence = "",
  ) {
    super(code);
  }
}

/** A refusal as the server told it. */
export function refused({ code, retryable, retry_after, message }: P.ApiError | P.Refused): ApiError {
  return new ApiError(code, Boolean(retryable), Number(retry_after) || 0, message);
}

/** Why something failed: a refusal, or a mistake of ours. */
export function troubleOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("internal", true);
}

/** The answer of the server as it came; raises what it refuses. */
async function answer(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    const content = body === undefined ? null : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: content, credentials: "same-origin" });
  } catch {
    throw new ApiError("unreachable", true);
  }
  version.hear(response.headers.get("Casetta-Version"));
  if (!response.ok) throw await apiError(response);
  return response;
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const text = await (await answer(method, path, body, token)).text();
  return (text ? JSON.parse(text) : null) as T;
}

async function apiError(response: Response): Promise<ApiError> {
  try {
    const told = (await response.json()) as P.ApiError;
    if (typeof told.code === "string") return refused(told);
  } catch {
    // Not one of ours: a proxy perhaps.
  }
  return new ApiError(response.status >= 500 ? "unreachable" : "not-found", response.status >= 500);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** Ask about a table; who asks is told by the browser's cookie, or by a token that the page holds. */
function on<T>(table: string, method: string, path: string, body?: unknown): Promise<T> {
  return call<T>(method, `${at(table)}${path}`, body, tokensOf(table)[0]);
}

export const api = {
  games: (language: string) => call<P.GameInfo[]>("GET", `/api/games?language=${language}`),
  /** The sentences of a game that is not in this build, as Fluent; none where the server has none. */
  gameWords: async (game: string, language: string): Promise<string> => {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    return response.ok ? response.text() : "";
  },
  make: (table: P.NewTable) => call<P.Links>("POST", "/api/tables", table),
  first: (game: string) => call<P.Links>("POST", "/api/first", { game, language: words.language }),
  open: () => call<P.OpenTable[]>("GET", "/api/tables"),
  mine: (finished = false) => call<P.MyTable[]>("GET", finished ? "/api/me?finished=true" : "/api/me"),
  remember: (table: string, token: string) => call<null>("POST", "/api/me", { table, token }),
  forget: (table: string) => call<null>("DELETE", `/api/me/${encodeURIComponent(table)}`),
  show: (table: string) => on<P.People>(table, "GET", ""),
  start: (table: string) => on<P.People>(table, "POST", "/start"),
  letBegin: (table: string, first: "random" | "rotate" | number) => on<P.People>(table, "POST", "/first", { first }),
  leave: (table: string, seat: number) => on<unknown>(table, "POST", `/leave?seat=${seat}`),
  seat: (table: string, seat: number, who: P.NewSeat) => on<P.OneLink>(table, "POST", `/seats/${seat}`, who),
  /** A new link to a seat that this browser holds, or to the host's place; the old one opens nothing any more. */
  newLink: (table: string, seat: number | null) =>
    on<P.OneLink>(table, "POST", seat === null ? "/link" : `/link?seat=${seat}`),
  /** One more link for spectators. */
  watch: (table: string) => on<P.OneLink>(table, "POST", "/watch"),
  face: (table: string, face: P.Face) => on<P.People>(table, "POST", "/face", face),
  policy: (table: string, policy: P.Policy) => on<P.People>(table, "POST", "/policy", policy),
  /** Act as the operator from now on, by a ticket or the key. */
  openSession: (secret: string) => call<null>("POST", "/api/admin/session", { secret }),
  admin: <T>(method: string, path: string, body?: unknown) => call<T>(method, `/api/admin/${path}`, body),
  privacy: () => call<P.Keep>("GET", "/api/privacy"),
  closeToOthers: () => call<P.SharedAddress>("DELETE", "/api/others"),
  shared: () => call<P.SharedAddress>("GET", "/api/others"),
  letOthers: () => call<P.SharedAddress>("POST", "/api/others"),
  claim: (table: string, claim: P.Claim) => call<P.OneLink>("POST", `${at(table)}/claim`, claim),
  join: (request: P.JoinRequest) => call<P.JoinTicket>("POST", "/api/join", request),
  /** What the host answered; an older server is asked by the path. */
  ticket: async (table: string, ticket: string): Promise<P.JoinAnswer> => {
    try {
      return await call("POST", "/api/join/answer", { table, ticket });
    } catch (error) {
      if (troubleOf(error).code !== "not-found") throw error;
      return call("GET", `/api/join/${encodeURIComponent(table)}/${encodeURIComponent(ticket)}`);
    }
  },
  admit: (table: string, answer: P.Admission) => on<P.People>(table, "POST", "/admit", answer),
  kick: (table: string, whom: P.SeatOf) => on<P.People>(table, "POST", "/kick", whom),
  /** Let a bot play for somebody who is away. */
  standIn: (table: string, seat: number) => on<P.People>(table, "POST", "/stand-in", { seat }),
  mute: (table: string, whom: P.Mute) => on<P.People>(table, "POST", "/mute", whom),
  report: (table: string, what: P.Report) => on<null>(table, "POST", "/report", what),
  rematch: (table: string) => on<P.Links>(table, "POST", "/rematch"),
  follow: (table: string) => on<P.OneLink>(table, "POST", "/next"),
  review: (table: string) => on<P.ReviewAnswer>(table, "GET", "/review"),
  wantReview: (table: string) => on<P.ReviewAnswer>(table, "POST", "/review"),
  sameDeal: (table: string) => on<P.Links>(table, "POST", "/same-deal"),
  clone: (table: string, version: number) => on<P.Links>(table, "POST", "/clone", { version }),
  /** The bytes of the server: written anew, they would no longer be the canonical ones. */
  record: async (table: string): Promise<Blob> =>
    (await answer("GET", `${at(table)}/record`, undefined, tokensOf(table)[0])).blob(),
  moments: (table: string, eyes: string) => on<P.Moment[]>(table, "GET", `/moments?eyes=${eyes}`),
  past: (table: string, question: P.PastQuestion) => on<Record<string, unknown>>(table, "POST", "/past", question),
  pace: (table: string, pace: P.PaceRequest) => on<P.People>(table, "POST", "/pace", pace),
  ask: (game: string, question: Record<string, unknown>) =>
    call<Record<string, unknown>>("POST", "/api/ask", { game, question, language: words.language }),
};
