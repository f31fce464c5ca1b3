// Written by tools/protocol_types.py from docs/schemas and protocol/errors; do not edit.

/** The levels of bots, gentle first. */
export const LEVELS = ["snail", "swallow", "beaver", "owl"] as const;

/** The version of the protocol. */
export const PROTOCOL: number = 1;

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  "protocol-error": 4000,
  "no-such-link": 4001,
  revoked: 4002,
  "too-slow": 4003,
  "going-away": 4004,
  "too-many": 4005,
  "too-large": 4006,
  "other-version": 4007,
  kicked: 4008,
  failed: 1011,
} as const;

/** A longer wait is told in minutes. */
export const SECONDS_TOLD = 90 as const;

/** How long texts of messages and bodies may be. */
export const MAX_LENGTH = {
  Act: { bot: 20 },
  Ask: { move: 4000 },
  Claim: { name: 20 },
  Face: { name: 20 },
  JoinRequest: { code: 12, name: 20 },
  Move: { move: 4000 },
  NewBlock: { address: 64, why: 200 },
  NewSeat: { avatar: 20, name: 20 },
  NewTable: { game: 40 },
  PastQuestion: { move: 4000 },
  Policy: { bot: 20 },
  Report: { reason: 300 },
  RulesRequest: { game: 40 },
  Say: { text: 500 },
  TutorialRequest: { game: 40 },
} as const;

/** Something that is wrong with a question: its code, a sentence, and where it is. */
export interface Fault {
  code: string;
  message: string;
  where: string | null;
}

/** The answer to a question that makes no sense: all its faults, the first one also alone. */
export interface Faults {
  error: Fault;
  errors: Fault[];
}

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

/** An open socket. */
export interface AdminConnection {
  address: string;
  host: boolean;
  id: string;
  queued_bytes: number;
  seats: number[];
  since: number;
  table: string | null;
}

/** A limit that an address has hit. */
export interface AdminHit {
  address: string;
  at: number;
  code: string;
  times: number;
}

/** What a player told the operator about another. */
export interface AdminReport {
  at: number;
  by_name: string;
  by_seat: number;
  name: string;
  number: number;
  reason: string;
  seat: number;
  table: string;
  text: string;
}

/** A table as the operator sees it. */
export interface AdminTable {
  address: string | null;
  bytes: number;
  changed: number;
  closed: boolean;
  game: string;
  made: number;
  names: string[];
  silenced: number[];
  sockets: number;
  status: string;
  table: string;
}

/** The host lets somebody in, on a seat, or not. */
export interface Admission {
  id?: string;
  seat?: number | null;
  ticket?: string;
}

/** A move with what a bot expects of it: final points, also by part of the sheet, and chance. */
export interface Advised {
  chance: number;
  lines: Record<string, number>;
  move: string;
  points: number;
  reasons?: Phrase[];
}

/** The answer to a question. */
export interface Answer {
  answer: Checked | SomeLegal | Live | News | Hint | Why | Record<string, unknown> | Picture | Phrased;
  id: string;
  type: "answer";
}

/** Why a request was refused. */
export interface ApiError {
  code: "bad-message" | "bad-request" | "unreadable-move" | "wrong-first" | "illegal-move" | "stale-move" | "not-your-turn" | "game-over" | "paused" | "not-paused" | "unknown-bot" | "not-blockable" | "nothing-to-undo" | "nothing-to-redo" | "nobody-asks" | "already-asked" | "id-taken" | "already-started" | "not-started" | "not-finished" | "seats-open" | "seat-taken" | "entropy-given" | "deal-given" | "not-handed-over" | "not-away" | "log-full" | "not-your-seat" | "not-the-host" | "muted" | "silenced" | "no-hints" | "chat-off" | "emotes-only" | "no-bot-moved" | "not-closed" | "foreign-origin" | "no-such-link" | "link-revoked" | "not-the-operator" | "address-blocked" | "no-rematch" | "no-such-table" | "no-such-code" | "no-such-ticket" | "not-found" | "table-damaged" | "table-closed" | "table-newer" | "request-timeout" | "too-large" | "protocol-too-old" | "protocol-too-new" | "too-many" | "too-many-connections" | "too-many-tables" | "too-many-joins" | "too-many-names" | "too-many-questions" | "too-many-hints" | "too-many-reviews" | "too-many-lines" | "too-many-keys" | "too-many-reports" | "too-many-requests" | "too-many-changes" | "too-many-acts" | "too-many-spectators" | "too-much-stored" | "too-much-refused" | "waiting-room-full" | "store-full" | "store-busy" | "store-failed" | "shutting-down" | "no-answer" | "server-full" | "server-busy" | "internal";
  message: string;
  retry_after?: number | null;
  retryable: boolean;
}

/** A question that changes nothing, about what the viewer sees. `check`: would this move be legal, why not, what would it reach. `legal`: some legal moves that begin with a text. `live`: the points of a seat so far, line by line. `news`: what happened until now, in words. `hint`: what a bot would do. `why`: what may have moved a bot to a move. `rules`: a question to the rules of the game about what the viewer sees. `picture`: the position in characters. `phrases`: a move that you could make, in words. */
export interface Ask {
  about: "check" | "hint" | "legal" | "live" | "news" | "phrases" | "picture" | "rules" | "why";
  id: string;
  most?: number;
  move?: string;
  question?: Record<string, unknown>;
  seat?: number | null;
  type: "ask";
  version?: number | null;
}

/** A seat asks all others to let it take back moves. */
export interface Asked {
  agreed: number[];
  seat: number;
  undone: number[];
  version: number;
}

/** Something remarkable at the end of a game: the id of its sentence, and what fills it. */
export interface Award {
  rule: string;
  values: Record<string, string | number | boolean | null>;
}

/** An address that is blocked; `until` is null for one that stays so. */
export interface Block {
  address: string;
  since: number;
  until?: number | null;
  why?: string;
}

/** `check`: whether a move would be legal; if it is not, why, as a sentence and its values. If it is, the points after it and the moves to go on with, unless it ended the game: then nothing more is told. */
export interface Checked {
  awards?: Award[];
  error: string | null;
  legal: boolean;
  lines?: SheetLine[];
  next?: string[] | null;
  points?: number;
  values: Record<string, string | number | boolean | null>;
  where: string | null;
}

/** Somebody takes a free seat of a public table. */
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

/** Something that the operator did: by the key, in a browser, or while no server ran. */
export interface Deed {
  at: number;
  by: string;
  deed: string;
  detail?: string;
  target?: string;
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
  phrases?: Phrase[];
  redone?: number[];
  revealed?: Revealed[];
  seat: number;
  to?: string;
  undone?: number[];
  version: number;
}

/** A player's name and picture. */
export interface Face {
  avatar?: string;
  name: string;
  seat?: number | null;
}

/** Who begins: by lot, in turn after the game before, or who was chosen. */
export interface FirstPlayer {
  by: "chosen" | "random" | "rotate";
  place?: number | null;
}

/** A game that can be played, in words. */
export interface GameInfo {
  avatars: string[];
  bots: string[];
  game: string;
  levels: string[];
  options: GameOption[];
  seats: number[];
  sentence: string;
  title: string;
}

/** An option of a game, in words; its first value is the one by default. */
export interface GameOption {
  detail: boolean;
  name: string;
  title: string;
  values: OptionValue[];
}

/** A move in words. */
export interface Happened {
  lines: string[];
  seat: number;
  version: number;
}

/** The first message: which table, by which links, and from where to go on. */
export interface Hello {
  epoch?: string | null;
  from_said?: number;
  from_version?: number | null;
  language?: string | null;
  protocol?: number;
  seat?: number | null;
  table: string;
  tokens: string[];
  type: "hello";
}

/** `hint`: the best moves of a seat that differ, in a bot's order; a move may be several. */
export interface Hint {
  moves: Advised[];
  seat: number;
}

/** What the host said: nothing yet, or a seat link, or no. */
export interface JoinAnswer {
  link?: string | null;
  status: "admitted" | "refused" | "waiting";
  table: string;
}

/** A request to join a table by its code. */
export interface JoinRequest {
  avatar?: string;
  code: string;
  name: string;
}

/** A place in the waiting room. */
export interface JoinTicket {
  table: string;
  ticket: string;
}

/** One decision and what came of it. */
export interface Judged {
  first: number;
  event: number;
  seat: number;
  played: string[];
  better: string[];
  points: number;
  chance: number;
  points_lost: number;
  chance_lost: number;
  cost: number;
  stake: number;
  lines: Record<string, number>;
}

/** After how many days without a change something is removed; None for never. */
export interface Keep {
  addresses?: number | null;
  admin_log?: number | null;
  chat?: number | null;
  finished?: number | null;
  finished_tutorials?: number | null;
  public?: number | null;
  reports?: number | null;
  reviews?: number | null;
  running?: number | null;
  tutorials?: number | null;
  waiting?: number | null;
}

/** What may be sent, how often, and how much may wait. */
export interface Limits {
  acts_at_once: number;
  acts_per_minute: number;
  address_chat_at_once: number;
  address_chat_per_second: number;
  address_messages_at_once: number;
  address_messages_per_second: number;
  all_requests_at_once: number;
  all_requests_per_second: number;
  all_tables_per_minute: number;
  all_wrong_codes_per_minute: number;
  body_bytes: number;
  body_seconds: number;
  body_values: number;
  bot_seconds_at_once: number;
  bot_seconds_per_minute: number;
  changes_at_once: number;
  changes_per_minute: number;
  chat_at_once: number;
  chat_characters: number;
  chat_per_second: number;
  connections: number;
  connections_per_address: number;
  content_bytes: number;
  faces_at_once: number;
  faces_per_minute: number;
  free_disk_bytes: number;
  header_seconds: number;
  heartbeat_seconds: number;
  hello_seconds: number;
  hints_at_once: number;
  hints_per_minute: number;
  idle_seconds: number;
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
  refused_bytes_at_once: number;
  refused_bytes_per_second: number;
  reports_per_minute: number;
  requests_at_once: number;
  requests_per_second: number;
  reserve_at_once: number;
  reserve_per_second: number;
  reviews_at_once: number;
  reviews_per_hour: number;
  seat_messages_at_once: number;
  seat_messages_per_second: number;
  sockets_at_once: number;
  sockets_per_minute: number;
  sockets_per_seat: number;
  spectators_per_table: number;
  stored_bytes_at_once: number;
  stored_bytes_per_second: number;
  table_acts: number;
  table_joins_per_minute: number;
  tables_at_once: number;
  tables_per_minute: number;
  text_characters: number;
  waiting_people: number;
}

/** The links of a table; each is shown to its holder alone. */
export interface Links {
  host?: string | null;
  seats?: Record<string, string>;
  spectator?: string | null;
  table: string;
}

/** `live`: the points of a seat so far, line by line; after the end also what was remarkable. */
export interface Live {
  awards?: Award[];
  lines: SheetLine[];
  points: number;
}

/** See through another of the seats this connection holds, or as a spectator. */
export interface Look {
  seat: number;
  type: "look";
}

/** A position of a finished game: the deal, or after a move. */
export interface Moment {
  move: string | null;
  phrases: Phrase[];
  points: number[];
  seat: number;
  version: number;
  view: Record<string, unknown>;
}

/** A seat moves; the text is one of those that were offered, or any that the game reads. Several moves joined by `;` are one decision: all of them are made or none. */
export interface Move {
  expect: number;
  move: string;
  move_id: string;
  seat?: number | null;
  type: "move";
}

/** Who may say nothing, or may again. */
export interface Mute {
  muted?: boolean;
  seat: number;
}

/** Who sits at a table that a browser remembers. */
export interface MySeat {
  name: string;
  number: number;
  place?: number | null;
  player: string;
  points?: number | null;
  waiting: boolean;
}

/** What this browser holds at a table. */
export interface MyTable {
  changed: number;
  game: string;
  moves?: number;
  names: string[];
  role: "host" | "seat" | "spectator";
  round?: number | null;
  seat: number | null;
  seats?: MySeat[];
  status: "finished" | "quarantined" | "running" | "waiting";
  table: string;
  waiting: boolean;
}

/** An address to be blocked, for some hours or, with null, for good. */
export interface NewBlock {
  address: string;
  hours?: number | null;
  why?: string;
}

/** Who is to sit on a seat. */
export interface NewSeat {
  avatar?: string;
  name?: string;
  player?: string;
}

/** A table to be made. */
export interface NewTable {
  content?: Record<string, unknown> | null;
  first?: string | number | null;
  game: string;
  options?: Record<string, string | boolean>;
  policy?: Policy;
  seats: NewSeat[];
  start?: boolean;
}

/** `news`: what happened until now, in words. */
export interface News {
  news: Happened[];
}

/** A link, shown once. */
export interface OneLink {
  link: string;
  table: string;
}

/** A table that anybody may join. */
export interface OpenTable {
  free: number[];
  game: string;
  names: string[];
  options: Record<string, string | boolean>;
  table: string;
}

/** What a browser comes in by: the ticket of an address that the server printed, or the key. */
export interface OperatorSecret {
  secret: string;
}

/** A value of an option, in words. */
export interface OptionValue {
  text: string;
  value: string | boolean;
}

/** How fast bots play that are among themselves. */
export interface Pace {
  held?: boolean;
  seconds: number;
}

/** How fast bots play among themselves. */
export interface PaceRequest {
  held?: boolean;
  seconds: number;
  steps?: number;
}

/** A question about a position of a finished game, from a seat: as over the socket. */
export interface PastQuestion {
  about?: "check" | "legal" | "live" | "phrases" | "picture" | "state";
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
  devices?: Record<string, number>;
  entropy: number[];
  first?: FirstPlayer | null;
  game: string;
  given: boolean;
  muted?: number[];
  next_table?: string | null;
  options: Record<string, string | boolean>;
  pace?: Pace | null;
  places: SeatInfo[];
  policy: Policy;
  silenced?: number[];
  spectators: number;
  status: "finished" | "running" | "waiting";
  table: string;
  type: "people";
  waiting?: Waiting[];
}

/** A sentence that nobody has put into a language yet. */
export interface Phrase {
  id: string;
  places: string[];
  values: Record<string, string | number | Phrase[] | Phrase>;
}

/** `phrases`: a move that you could make, in words. */
export interface Phrased {
  phrases: Phrase[];
}

/** `picture`: the position in characters, as the viewer sees it. */
export interface Picture {
  picture: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What the host decided. */
export interface Policy {
  bot?: string;
  chat?: "emotes" | "off" | "on" | null;
  clock?: ClockPolicy;
  grace?: number | null;
  hints?: boolean;
  patience?: number;
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

/** A position of a finished game. */
export interface Position {
  version: number;
}

/** How a seat ended. */
export interface Ranked {
  place: number;
  points: number;
}

/** Something could not be done. After `store-failed` and `internal` a move may be stored all the same: send it again. */
export interface Refused {
  code: "bad-message" | "bad-request" | "unreadable-move" | "wrong-first" | "illegal-move" | "stale-move" | "not-your-turn" | "game-over" | "paused" | "not-paused" | "unknown-bot" | "not-blockable" | "nothing-to-undo" | "nothing-to-redo" | "nobody-asks" | "already-asked" | "id-taken" | "already-started" | "not-started" | "not-finished" | "seats-open" | "seat-taken" | "entropy-given" | "deal-given" | "not-handed-over" | "not-away" | "log-full" | "not-your-seat" | "not-the-host" | "muted" | "silenced" | "no-hints" | "chat-off" | "emotes-only" | "no-bot-moved" | "not-closed" | "foreign-origin" | "no-such-link" | "link-revoked" | "not-the-operator" | "address-blocked" | "no-rematch" | "no-such-table" | "no-such-code" | "no-such-ticket" | "not-found" | "table-damaged" | "table-closed" | "table-newer" | "request-timeout" | "too-large" | "protocol-too-old" | "protocol-too-new" | "too-many" | "too-many-connections" | "too-many-tables" | "too-many-joins" | "too-many-names" | "too-many-questions" | "too-many-hints" | "too-many-reviews" | "too-many-lines" | "too-many-keys" | "too-many-reports" | "too-many-requests" | "too-many-changes" | "too-many-acts" | "too-many-spectators" | "too-much-stored" | "too-much-refused" | "waiting-room-full" | "store-full" | "store-busy" | "store-failed" | "shutting-down" | "no-answer" | "server-full" | "server-busy" | "internal";
  message: string;
  move_id?: string | null;
  retry_after?: number | null;
  retryable: boolean;
  type: "refused";
}

/** A table this browser remembers. */
export interface Remembered {
  table: string;
  token: string;
}

/** What somebody tells the operator about somebody else. */
export interface Report {
  line?: number | null;
  reason?: string;
  seat?: number | null;
}

/** After the end: what proves the shuffle. */
export interface Reveal {
  commitment: string;
  entropy: Record<string, string>;
  secret: string;
  type: "reveal";
}

/** A move that was concealed until now. */
export interface Revealed {
  move: string;
  phrases?: Phrase[];
  seat: number;
  version: number;
}

/** The state of a review, and its content as `casetta review --json` prints it. */
export interface ReviewAnswer {
  done?: number;
  of?: number;
  review?: Record<string, unknown> | null;
  status: "failed" | "none" | "ready" | "waiting";
}

/** A question to the rules of a game, as `casetta ask` answers it. */
export interface RulesRequest {
  game: string;
  language?: string;
  question: Record<string, unknown>;
}

/** A line of chat, an emote, or a notice of what happened to a seat. */
export interface Said {
  at: number;
  kind?: "emote" | "line" | "notice";
  name: string;
  number: number;
  seat: number;
  text: string;
  type: "said";
}

/** A line of chat, or an emote. */
export interface Say {
  emote?: "good-luck" | "hello" | "laugh" | "oops" | "thanks" | "thinking" | "well-done" | "wow" | null;
  id: string;
  text?: string;
  type: "say";
}

/** A seat in a room. */
export interface SeatInfo {
  avatar: string;
  away?: number | null;
  here: boolean;
  name: string;
  number: number;
  person: boolean;
  player: string;
  seat: number;
  thinking?: boolean;
}

/** A seat that something is done to. */
export interface SeatOf {
  seat: number;
}

/** How a seat played, and how lucky it was. */
export interface SeatReview {
  decisions: number;
  accuracy: number;
  points: number;
  start: number;
  points_lost: number;
  points_luck: number;
  chance: number;
  chance_start: number;
  chance_lost: number;
  chance_given: number;
  chance_luck: number;
}

/** How the server is: nothing of it tells anything about a game. */
export interface ServerStatus {
  database_bytes: number;
  disk_free_bytes: number | null;
  keep: Keep;
  limits: Limits;
  loop_lag_seconds: number;
  memory_bytes: number | null;
  now: number;
  queued_bytes: number;
  rooms: number;
  sockets: number;
  started: number;
  tables: Record<string, number>;
  url: string | null;
  version: string;
}

/** What others can be sent; null while nobody else can come in, or in no network. */
export interface SharedAddress {
  url: string | null;
}

/** A line of a score: `rule` is the id of its sentence, `cells` the places it speaks of. */
export interface SheetLine {
  cells: string[];
  part: string;
  points: number;
  rule: string;
  values: Record<string, string | number | boolean | null>;
}

/** `legal`: legal moves that begin with a text, so many of them as were wanted. */
export interface SomeLegal {
  legal: string[];
}

/** The table as this viewer sees it now. */
export interface State {
  asked: Asked | null;
  digest: string;
  legal: string[] | null;
  over: boolean;
  paused: boolean;
  players: string[];
  points: number[];
  redo: number[];
  result: Ranked[] | null;
  undo: number[];
  version: number;
  view: Record<string, unknown>;
  waiting: number[];
}

/** Who may say nothing at a table, or may again. */
export interface TableMute {
  muted?: boolean;
  seat?: number | null;
}

/** Tables, the latest first; `before` is where the next page begins, null on the last. A page of a search looks at a bounded number of tables: it may be empty and not the last. */
export interface TablePage {
  before: number | null;
  tables: AdminTable[];
}

/** Other bots think now than before. */
export interface Thinking {
  seats: number[];
  type: "thinking";
}

/** Somebody in the waiting room asks what the host said. */
export interface Ticket {
  table: string;
  ticket: string;
}

/** Which game to learn, and the language of the neighbour's name. */
export interface TutorialRequest {
  game: string;
  language?: string;
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
  id: string;
  name: string;
  ticket: string;
}

/** The answer to hello; told once more when places became seats with other numbers. */
export interface Welcome {
  connection: string;
  durability: "fsync";
  epoch: string;
  host: boolean;
  languages?: string[];
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

/** Who is to begin. */
export interface WhoBegins {
  first?: string | number | null;
}

/** `why`: what may have moved a bot to a move; `made` is null if nobody would think of it. */
export interface Why {
  made: Advised | null;
  moves: Advised[];
  reasons?: Phrase[];
  seat: number;
  sentence: string | null;
  version: number;
}

/** A game reviewed; `worst` are places in `decisions`. */
export interface Review {
  decisions: Judged[];
  seats: SeatReview[];
  tells_chances: boolean;
  version: number;
  worst: number[];
}

export type ClientMessage = Act | Ask | Entropy | Hello | Look | Move | Ping | Say;

export type ServerMessage = Ack | Answer | Clock | People | Pong | Refused | Reveal | Said | Thinking | Update | Welcome;
