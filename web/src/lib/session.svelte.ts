import type * as P from "../protocol";
import { CLOSE_CODES, PROTOCOL } from "../protocol";
import { api, ApiError, refused } from "./api";
import { letGo, tokensOf } from "./links";
import type { Refusal } from "./refusal";
import { sound } from "./sound";
import { draft, keepDraft } from "./storage";
import type { Answers, LineState, Source } from "./source";
import { NOBODY, type Table } from "./table.svelte";
import { type Line, socketTransport, type Transport } from "./transport";
import { version } from "./version.svelte";
import { words } from "./words.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 20_000;
/** Close codes after which reconnecting is of no use, and the reason to tell. */
const FOR_GOOD: Record<number, string> = {
  [CLOSE_CODES["protocol-error"]]: "bad-message",
  [CLOSE_CODES["no-such-link"]]: "no-such-link",
  [CLOSE_CODES.revoked]: "link-revoked",
  [CLOSE_CODES["too-large"]]: "too-large",
  [CLOSE_CODES["other-version"]]: "protocol-too-old",
};

interface Sent {
  message: P.Move | P.Act;
  done: (ack: P.Ack) => void;
  failed: (trouble: ApiError) => void;
}
interface Asked {
  done: (answer: P.Answer["answer"]) => void;
  failed: (trouble: ApiError) => void;
  timer: ReturnType<typeof setTimeout>;
}
export interface SessionOptions {
  /** Shown to everybody in the room: no secrets, no seat. */
  television?: boolean;
  transport?: Transport;
}

/** How long to wait before the n-th try, with some chance so that not all come at once. */
export function waitBefore(tries: number, dice = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + dice / 2);
}

/** A name for something sent, which stays the same when it is sent again. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The connection of a table to the server, which fills the table: it reconnects by itself, goes on
 * where it was, and sends again what was not acknowledged, a move even after a reload of the page.
 */
export class Session implements Source {
  line = $state<LineState>("connecting");
  /** Why it ended, or why nobody is let in now. */
  reason = $state.raw<Refusal | null>(null);
  lostAt = $state<Date | null>(null);
  readonly atTable = true;
  readonly plays = true;
  sent = $state<string | null>(null);
  /** Whether we are just giving up what we hold here: that the line is shut then is no news. */
  private leaving = false;
  /** Whether a link of ours was replaced, and we try what else the browser remembers. */
  private replaced = false;
  private readonly television: boolean;
  private readonly transport: Transport;
  private readonly tokens: string[];
  private seat: number | null;
  private epoch: string | undefined;
  private version = 0;
  private lastSaid = 0;
  private restarted = false;
  /** Whether the table had not begun when this line last heard of its people. */
  private waits = false;
  private connection: Line | undefined;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private unacknowledged = new Map<string, Sent>();
  private questions = new Map<string, Asked>();
  private arrivals: { version: number; done: () => void }[] = [];

  constructor(
    readonly table: Table,
    { television = false, transport = socketTransport() }: SessionOptions = {},
  ) {
    const tokens = tokensOf(table.id);
    this.television = television;
    this.transport = transport;
    this.tokens = television ? tokens.slice(0, 1) : tokens;
    this.seat = television ? NOBODY : null;
    table.source = this;
    const unsent = television ? "" : draft(this.unsent);
    if (unsent) this.make(JSON.parse(unsent) as P.Move).catch(() => undefined);
  }

  get ready(): boolean {
    return this.line === "open" && this.sent === null;
  }
  get advises(): boolean {
    return !this.television;
  }

  /** Begin, or try at once instead of waiting. */
  open(): void {
    clearTimeout(this.again);
    if (this.connection || this.line === "ended") return;
    const connection = this.transport({
      opened: () => this.greet(),
      heard: (message) => this.hear(message),
      closed: (code) => {
        if (connection === this.connection) this.closed(code);
      },
    });
    this.connection = connection;
  }

  /** Leave for good. */
  close(): void {
    this.end({ code: "left" });
    this.hangUp();
    this.table.ui.calm();
  }

  // What can be done.

  /** Make a move, or several joined by `;`, from a seat of this screen; done when its update is here. */
  async play(move: string, seat = this.table.viewer): Promise<void> {
    const { state, ui } = this.table;
    if (!state || this.sent !== null) return;
    ui.calm();
    await this.make({ type: "move", move_id: newId(), expect: state.version, move, seat });
  }

  /** Send a move until it is answered; what a line that has ended leaves without an answer is kept for a reload. */
  private async make(message: P.Move): Promise<void> {
    this.sent = message.move;
    keepDraft(this.unsent, JSON.stringify(message));
    try {
      const { version } = await this.send(message);
      await this.arrived(version);
    } catch (error) {
      this.table.ui.complain(error);
      throw error;
    } finally {
      this.sent = null;
      if (this.line !== "ended") keepDraft(this.unsent, "");
    }
  }

  /** The name under which this tab keeps a move that is on its way. */
  private get unsent(): string {
    return `move-${this.table.id}`;
  }

  async act(act: P.Act["act"], more: Partial<P.Act> = {}): Promise<void> {
    const { state, viewer, ui } = this.table;
    if (!state) return;
    const seat = viewer === NOBODY ? null : viewer;
    try {
      await this.send({ type: "act", move_id: newId(), expect: state.version, act, seat, ...more });
    } catch (error) {
      ui.complain(error);
    }
  }

  ask<About extends P.Ask["about"]>(about: About, more: Partial<P.Ask> = {}): Promise<Answers[About]> {
    const id = newId();
    return new Promise((done, failed) => {
      const late = () => this.forgetQuestion(id, new ApiError("unreachable", true));
      const timer = setTimeout(late, ANSWER_WITHIN);
      this.questions.set(id, { done: done as Asked["done"], failed, timer });
      if (!this.post({ type: "ask", id, about, ...more })) late();
    });
  }

  post(message: P.ClientMessage): boolean {
    return this.line === "open" && Boolean(this.connection?.send(message));
  }

  /** See through another seat that this screen holds. */
  look(seat: number): void {
    if (this.post({ type: "look", seat })) this.table.viewer = this.seat = seat;
  }

  /** Get up before the game begins: the seats of this screen are free for others. */
  async getUp(): Promise<void> {
    this.leaving = true;
    try {
      for (const seat of this.table.seats) await api.leave(this.table.id, seat);
      this.close();
      letGo(this.table.id);
    } finally {
      this.leaving = false;
    }
  }

  // What is sent, and what is heard.

  private send(message: P.Move | P.Act): Promise<P.Ack> {
    return new Promise((done, failed) => {
      this.unacknowledged.set(message.move_id, { message, done, failed });
      this.post(message);
    });
  }

  /** Wait for the update that brings a version. */
  private arrived(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve();
    return new Promise((done) => this.arrivals.push({ version, done }));
  }

  /** Greet anew, from the very first entry on. */
  private restart(): void {
    this.version = 0;
    this.restarted = true;
    this.hangUp();
    this.open();
  }

  private hangUp(): void {
    const { connection } = this;
    this.connection = undefined;
    connection?.close();
  }

  private greet(): void {
    const hello: P.Hello = {
      type: "hello",
      table: this.table.id,
      tokens: this.tokens,
      language: words.language,
      from_said: this.lastSaid,
      from_version: this.version,
    };
    if (PROTOCOL > 1) hello.protocol = PROTOCOL;
    if (this.seat !== null) hello.seat = this.seat;
    if (this.epoch) hello.epoch = this.epoch;
    this.connection?.send(hello);
  }

  private hear(message: P.ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "ack":
        return this.acknowledged(message);
      case "refused":
        return this.refused(message);
      case "answer":
        return this.forgetQuestion(message.id)?.done(message.answer);
      case "update":
        return this.updated(message);
      case "people":
        this.table.meet(message, { here: this.waits });
        this.waits = message.status === "waiting";
        return;
      case "said":
        this.lastSaid = Math.max(this.lastSaid, message.number);
        return this.table.hear(message);
      case "clock":
        this.table.clock = { ...message, at: Date.now() };
        return;
      case "thinking":
        return this.table.think(message.seats);
    }
  }

  private welcomed(message: P.Welcome): void {
    if (this.epoch !== message.epoch) this.version = 0;
    this.epoch = message.epoch;
    this.line = "open";
    this.reason = null;
    this.waits = false;
    this.replaced = false;
    this.lostAt = null;
    this.tries = 0;
    this.keepAlive(message.limits.heartbeat_seconds);
    this.table.viewer = message.viewer;
    this.table.seats = this.television ? [] : message.seats;
    this.table.host = message.host;
    this.table.welcome = message;
    version.hear(message.version);
    for (const sent of this.unacknowledged.values()) this.post(sent.message);
  }

  private updated(message: P.Update): void {
    const { table } = this;
    const before = table.state;
    const isSame = this.epoch === message.epoch && before?.version === message.state.version;
    this.epoch = message.epoch;
    this.version = message.state.version;
    // The same position through other eyes: what happened until then is known.
    const resync = message.resync && !isSame;
    table.update({ ...message, resync });
    if (resync && this.version && !this.restarted) return this.restart();
    this.restarted = false;
    if (before && message.entries.length) this.ring(before);
    for (const each of this.arrivals.filter((one) => one.version <= this.version)) each.done();
    this.arrivals = this.arrivals.filter((one) => one.version > this.version);
  }

  /** The sound of what an update means for who sits here. */
  private ring(before: P.State): void {
    const { table } = this;
    if (table.over && !before.over) sound("end");
    else if (table.myTurn && !before.waiting.includes(table.viewer)) sound("turn");
  }

  private keepAlive(seconds: number): void {
    clearInterval(this.beat);
    const every = Math.max(2, seconds / 2) * 1000;
    this.beat = setInterval(() => {
      if (Date.now() - this.heardAt > every * 3) this.lose();
      else this.post({ type: "ping" });
    }, every);
  }

  private acknowledged(message: P.Ack): void {
    const sent = this.unacknowledged.get(message.move_id);
    this.unacknowledged.delete(message.move_id);
    sent?.done(message);
  }

  /** That a seat has added to the shuffle, perhaps on another device or before the line was cut, is as it should be. */
  private refused(message: P.Refused): void {
    const trouble = refused(message);
    const id = message.move_id ?? "";
    const waiting = this.unacknowledged.get(id) ?? this.forgetQuestion(id);
    this.unacknowledged.delete(id);
    if (waiting) return waiting.failed(trouble);
    if (trouble.code === "entropy-given") return;
    if (this.line !== "open") this.reason = trouble;
    this.table.ui.complain(trouble);
  }

  /** A question that waits no longer; with a trouble it failed. */
  private forgetQuestion(id: string, trouble?: ApiError): Asked | undefined {
    const asked = this.questions.get(id);
    this.questions.delete(id);
    if (asked) clearTimeout(asked.timer);
    if (trouble) asked?.failed(trouble);
    return asked;
  }

  // When the line is cut.

  private lose(): void {
    this.hangUp();
    this.closed(0);
  }

  private closed(code: number): void {
    this.connection = undefined;
    clearInterval(this.beat);
    for (const id of [...this.questions.keys()]) this.forgetQuestion(id, new ApiError("unreachable", true));
    if (code === CLOSE_CODES.kicked) return this.end({ code: "kicked" });
    if (FOR_GOOD[code] && !this.mayGoOn(code))
      return this.end(this.replaced ? { code: "link-revoked" } : (this.reason ?? { code: FOR_GOOD[code] }));
    this.line = "lost";
    this.lostAt ??= new Date();
    const wait = Math.max(waitBefore(this.tries++), (this.reason?.retryAfter ?? 0) * 1000);
    this.again = setTimeout(() => this.open(), wait);
  }

  /** Whether there is more to come back with: a browser may remember other seats than one whose link was replaced. */
  private mayGoOn(code: number): boolean {
    if (code === CLOSE_CODES.revoked && !this.tokens.length && !this.replaced) {
      this.replaced = true;
      if ((this.seat ?? NOBODY) !== NOBODY) this.seat = null;
      return true;
    }
    return this.leaving;
  }

  private end(reason: Refusal): void {
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.reason = reason;
    this.line = "ended";
    if (reason.code.startsWith("protocol-too-")) version.shut = reason.code;
    for (const sent of this.unacknowledged.values()) sent.failed(new ApiError(reason.code, false));
    this.unacknowledged.clear();
  }
}
