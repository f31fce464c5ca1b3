// Written by tools/protocol_types.py from docs/schemas; do not edit.

/** A move or act is on disk. */
export interface Ack {
  digest: string;
  move_id: string;
  type: "ack";
  version: number;
}

/** Something a seat does that is no move of the game. */
export interface Act {
  act: "agree" | "ask" | "hand-over" | "pause" | "redo" | "refuse" | "resume" | "take-back" | "undo";
  bot?: string;
  expect: number;
  move_id: string;
  seat?: number | null;
  type: "act";
  undone?: number[];
}

export interface Admission {
  seat?: number | null;
  ticket: string;
}

/** The answer to a question. */
export interface Answer {
  answer: Record<string, unknown>;
  id: string;
  type: "answer";
}

/** A question that changes nothing, about what the viewer sees. `check`: would this move be legal, why not, what would it reach. `legal`: some legal moves that begin with a text. `live`: the points of a seat so far, line by line. `news`: what happened until now, in words. `hint`: what a bot would do. `why`: what may have moved a bot to a move. */
export interface Ask {
  about: "check" | "hint" | "legal" | "live" | "news" | "why";
  id: string;
  most?: number;
  move?: string;
  seat?: number | null;
  type: "ask";
  version?: number | null;
}

export interface Claim {
  avatar?: string;
  name: string;
  seat: number;
}

/** The time each seat has left, in seconds; null where no clock runs. */
export interface Clock {
  left: (number | null)[];
  running: number[];
  type: "clock";
}

/** Time at a table: none; a friendly reminder; live with refill; days for a move. */
export interface ClockPolicy {
  days?: number;
  kind?: "days" | "live" | "none" | "reminder";
  refill?: number;
  seconds?: number;
}

/** What a seat adds to the shuffle: 32 bytes in hexadecimal, before the start. */
export interface Entropy {
  seat?: number | null;
  type: "entropy";
  value: string;
}

/** A line of the log as this viewer may see it. */
export interface Entry {
  digest: string;
  kind: "agree" | "ask" | "hand-over" | "move" | "pause" | "redo" | "refuse" | "resume" | "undo";
  move?: string | null;
  redone?: number[];
  revealed?: Record<string, unknown>[];
  seat: number;
  to?: string;
  undone?: number[];
  version: number;
}

export interface Face {
  avatar?: string;
  name: string;
  seat?: number | null;
}

export interface FirstWish {
  game: string;
  language?: "en" | "it" | "pl" | "ja";
}

/** The first message: which table, by which links, and from where to go on. */
export interface Hello {
  epoch?: string | null;
  from_said?: number;
  from_version?: number | null;
  language?: "en" | "it" | "ja" | "pl" | null;
  seat?: number | null;
  table: string;
  tokens: string[];
  type: "hello";
}

export interface JoinAnswer {
  link?: string | null;
  status: string;
  table: string;
}

export interface JoinTicket {
  table: string;
  ticket: string;
}

export interface JoinWish {
  avatar?: string;
  code: string;
  name: string;
}

/** What may be sent, how often, and how much may wait. */
export interface Limits {
  body_bytes: number;
  chat_at_once: number;
  chat_characters: number;
  chat_per_second: number;
  faces_at_once: number;
  faces_per_minute: number;
  heartbeat_seconds: number;
  hello_seconds: number;
  joins_per_minute: number;
  listed_moves: number;
  looks_at_once: number;
  looks_per_second: number;
  message_bytes: number;
  messages_at_once: number;
  messages_per_second: number;
  move_characters: number;
  questions_at_once: number;
  questions_per_second: number;
  queued_bytes: number;
  queued_messages: number;
  tables_at_once: number;
  tables_per_minute: number;
  waiting_people: number;
}

export interface Links {
  host?: string | null;
  seats?: Record<string, string>;
  spectator?: string | null;
  table: string;
}

/** See through another of the seats this connection holds, or as a spectator. */
export interface Look {
  seat: number;
  type: "look";
}

/** A seat moves; the text is one of those that were offered, or any that the game reads. */
export interface Move {
  expect: number;
  move: string;
  move_id: string;
  seat?: number | null;
  type: "move";
}

export interface NewSeat {
  avatar?: string;
  name?: string;
  player?: string;
}

export interface NewTable {
  content?: Record<string, unknown> | null;
  game: string;
  options?: Record<string, string | boolean>;
  policy?: Policy;
  seats: NewSeat[];
  start?: boolean;
}

export interface OneLink {
  link: string;
  table: string;
}

/** How fast bots play that are among themselves. */
export interface Pace {
  held?: boolean;
  seconds: number;
}

export interface PaceWish {
  held?: boolean;
  seconds: number;
  steps?: number;
}

export interface PastQuestion {
  about?: "state" | "check" | "legal" | "live";
  most?: number;
  move?: string;
  of?: number | null;
  seat: number;
  version: number;
}

/** The room: who is here, what will be played, how. */
export interface People {
  code?: string | null;
  commitment: string;
  entropy: number[];
  game: string;
  given: boolean;
  next_table?: string | null;
  options: Record<string, unknown>;
  pace?: Pace | null;
  places: Place[];
  policy: Policy;
  spectators: number;
  status: "finished" | "running" | "waiting";
  table: string;
  type: "people";
  waiting?: Waiting[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A seat in a room. */
export interface Place {
  avatar: string;
  here: boolean;
  name: string;
  player: string;
  seat: number;
  thinking?: boolean;
}

/** What the host decided. */
export interface Policy {
  bot?: string;
  clock?: ClockPolicy;
  grace?: number | null;
  hints?: boolean;
  public?: boolean;
  spectator_chat?: boolean;
  spectators?: boolean;
  thinking?: number | null;
}

/** Here. */
export interface Pong {
  time: number;
  type: "pong";
}

export interface Position {
  version: number;
}

export interface Question {
  game: string;
  language?: "en" | "it" | "pl" | "ja";
  question: Record<string, unknown>;
}

/** Something could not be done; nothing has changed. */
export interface Refused {
  code: "bad-message" | "bad-request" | "unreadable-move" | "illegal-move" | "stale-move" | "not-your-turn" | "game-over" | "paused" | "not-paused" | "unknown-bot" | "nothing-to-undo" | "nothing-to-redo" | "nobody-asks" | "already-asked" | "id-taken" | "already-started" | "not-started" | "not-finished" | "seats-open" | "seat-taken" | "entropy-given" | "not-your-seat" | "not-the-host" | "muted" | "no-hints" | "no-bot-moved" | "foreign-origin" | "no-such-link" | "link-revoked" | "no-rematch" | "no-such-table" | "no-such-code" | "no-such-ticket" | "not-found" | "table-damaged" | "table-newer" | "too-large" | "too-many" | "store-full" | "store-busy" | "store-failed" | "shutting-down" | "no-answer" | "internal";
  message: string;
  move_id?: string | null;
  retryable: boolean;
  type: "refused";
}

export interface Remembered {
  table: string;
  token: string;
}

/** After the end: what proves the shuffle. */
export interface Reveal {
  commitment: string;
  entropy: Record<string, string>;
  secret: string;
  type: "reveal";
}

export interface ReviewTold {
  done?: number;
  of?: number;
  review?: Record<string, unknown> | null;
  status: "none" | "waiting" | "failed" | "ready";
}

/** A line of chat. */
export interface Said {
  at: number;
  name: string;
  number: number;
  seat: number;
  text: string;
  type: "said";
}

/** A line of chat. */
export interface Say {
  id: string;
  text: string;
  type: "say";
}

export interface SharedAddress {
  url: string | null;
}

/** The table as this viewer sees it now. */
export interface State {
  asked: Record<string, unknown> | null;
  digest: string;
  legal: string[] | null;
  over: boolean;
  paused: boolean;
  players: string[];
  points: number[];
  redo: number[];
  result: Record<string, number>[] | null;
  undo: number[];
  version: number;
  view: Record<string, unknown>;
  waiting: number[];
}

/** Other bots think now than before. */
export interface Thinking {
  seats: number[];
  type: "thinking";
}

export interface Trouble {
  code: string;
  message: string;
  retryable: boolean;
}

/** What happened, and how the table stands: one entry when live, a suffix after hello. `resync`: the entries before are not told; begin anew from the state. */
export interface Update {
  entries: Entry[];
  epoch: string;
  resync: boolean;
  state: State;
  type: "update";
}

/** Somebody who came with the code and waits to be let in. */
export interface Waiting {
  avatar: string;
  name: string;
  ticket: string;
}

/** The answer to hello. */
export interface Welcome {
  connection: string;
  durability: "fsync";
  epoch: string;
  host: boolean;
  limits: Limits;
  node: string;
  protocol: number;
  seats: number[];
  table: string;
  time: number;
  type: "welcome";
  version: string;
  viewer: number;
}

export type ClientMessage = Act | Ask | Entropy | Hello | Look | Move | Ping | Say;

export type ServerMessage = Ack | Answer | Clock | People | Pong | Refused | Reveal | Said | Thinking | Update | Welcome;
