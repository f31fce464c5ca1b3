import type * as P from "../protocol";
import { Trouble } from "./api";

/** How the line to the server is: there, being sought, or ended for good with a reason. */
export type Line = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 20_000;
/** Close codes after which coming back is of no use, and the reason to tell. */
const FOR_GOOD: Record<number, string> = {
  4000: "bad-message",
  4001: "no-such-link",
  4002: "link-revoked",
  4006: "too-large",
};

export interface Wish {
  table: string;
  tokens: string[];
  seat?: number | null;
  language: P.Hello["language"];
  epoch?: string | undefined;
}
interface Sent {
  message: P.Move | P.Act;
  done: (ack: P.Ack) => void;
  failed: (trouble: Trouble) => void;
}
interface Asked {
  done: (answer: Record<string, unknown>) => void;
  failed: (trouble: Trouble) => void;
  timer: ReturnType<typeof setTimeout>;
}
export interface Listener {
  welcome?(message: P.Welcome): void;
  people?(message: P.People): void;
  update?(message: P.Update): void;
  said?(message: P.Said): void;
  clock?(message: P.Clock): void;
  reveal?(message: P.Reveal): void;
  thinking?(message: P.Thinking): void;
  refused?(message: P.Refused): void;
}

/** How long to wait before the n-th try, with some chance so that not all come at once. */
export function waitBefore(tries: number, dice = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + dice / 2);
}

/** A name for something sent, which stays the same when it is sent again. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * One conversation with the server: it comes back by itself, goes on where it was, and sends again
 * what was not acknowledged.
 */
export class Live {
  line = $state<Line>("connecting");
  /** Why it ended: a code of the protocol. */
  reason = $state("");
  lostAt = $state<Date | null>(null);
  version: number | null = null;
  /** The number of the last line of chat that was heard. */
  lastSaid = 0;
  /** Whether we are just giving up what we hold here: that the line is shut then is no news. */
  leaving = false;
  /** Whether a link of ours was replaced, and we try what else the browser remembers. */
  private replaced = false;
  private socket: WebSocket | undefined;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private unacknowledged = new Map<string, Sent>();
  private questions = new Map<string, Asked>();

  constructor(
    private wish: Wish,
    private listener: Listener,
    private address = socketAddress(),
  ) {}

  /** Begin, or try at once instead of waiting. */
  open(): void {
    clearTimeout(this.again);
    if (this.socket || this.line === "ended") return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as P.ServerMessage);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Leave for good. */
  close(): void {
    this.end("left");
    const socket = this.socket;
    this.socket = undefined;
    socket?.close(1000);
  }

  /** Make a move or an act; done when it is on disk. */
  send(message: P.Move | P.Act): Promise<P.Ack> {
    return new Promise((done, failed) => {
      this.unacknowledged.set(message.move_id, { message, done, failed });
      this.post(message);
    });
  }

  /** Ask something that changes nothing. */
  ask(about: P.Ask["about"], more: Partial<P.Ask> = {}): Promise<Record<string, unknown>> {
    const id = newId();
    return new Promise((done, failed) => {
      const late = () => this.forgetQuestion(id, new Trouble("unreachable", true));
      this.questions.set(id, { done, failed, timer: setTimeout(late, ANSWER_WITHIN) });
      if (!this.post({ type: "ask", id, about, ...more })) {
        this.forgetQuestion(id, new Trouble("unreachable", true));
      }
    });
  }

  /** Say a line, look through other eyes, add to the shuffle. */
  post(message: P.ClientMessage): boolean {
    if (this.line !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Speak another language, or look with other keys, from the next greeting on. */
  change(more: Partial<Wish>): void {
    Object.assign(this.wish, more);
  }

  /** Greet anew, from the very first entry on. */
  restart(): void {
    this.version = 0;
    const socket = this.socket;
    this.socket = undefined;
    if (socket) {
      socket.onclose = null;
      socket.close(1000);
    }
    this.open();
  }

  private greet(): void {
    const { table, tokens, seat, language, epoch } = this.wish;
    const hello: P.Hello = { type: "hello", table, tokens, language, from_said: this.lastSaid };
    if (seat !== undefined && seat !== null) hello.seat = seat;
    if (epoch && this.version !== null) Object.assign(hello, { epoch, from_version: this.version });
    this.socket?.send(JSON.stringify(hello));
  }

  private hear(message: P.ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "ack":
        return this.acknowledged(message);
      case "refused":
        return this.refused(message);
      case "answer":
        return this.answered(message);
      case "update":
        this.wish.epoch = message.epoch;
        this.version = message.state.version;
        return this.listener.update?.(message);
      case "people":
        return this.listener.people?.(message);
      case "said":
        this.lastSaid = Math.max(this.lastSaid, message.number);
        return this.listener.said?.(message);
      case "clock":
        return this.listener.clock?.(message);
      case "reveal":
        return this.listener.reveal?.(message);
      case "thinking":
        return this.listener.thinking?.(message);
      case "pong":
        return;
    }
  }

  private welcomed(message: P.Welcome): void {
    if (this.wish.epoch !== message.epoch) this.version = null;
    this.wish.epoch = message.epoch;
    this.line = "open";
    this.replaced = false;
    this.lostAt = null;
    this.tries = 0;
    this.keepAlive(message.limits.heartbeat_seconds);
    this.listener.welcome?.(message);
    for (const sent of this.unacknowledged.values()) this.post(sent.message);
  }

  private keepAlive(seconds: number): void {
    clearInterval(this.beat);
    const every = Math.max(2, seconds / 2) * 1000;
    this.beat = setInterval(() => {
      if (Date.now() - this.heard > every * 3) this.socket?.close();
      else this.post({ type: "ping" });
    }, every);
  }

  private acknowledged(message: P.Ack): void {
    const sent = this.unacknowledged.get(message.move_id);
    this.unacknowledged.delete(message.move_id);
    sent?.done(message);
  }

  private refused(message: P.Refused): void {
    const sent = message.move_id ? this.unacknowledged.get(message.move_id) : undefined;
    if (sent) {
      this.unacknowledged.delete(sent.message.move_id);
      sent.failed(new Trouble(message.code, message.retryable));
      return;
    }
    if (message.move_id && this.questions.has(message.move_id)) {
      this.forgetQuestion(message.move_id, new Trouble(message.code, message.retryable));
      return;
    }
    this.reason = message.code;
    this.listener.refused?.(message);
  }

  private answered(message: P.Answer): void {
    const asked = this.questions.get(message.id);
    this.questions.delete(message.id);
    if (asked) clearTimeout(asked.timer);
    asked?.done({ ...message.answer });
  }

  private forgetQuestion(id: string, trouble: Trouble): void {
    const asked = this.questions.get(id);
    this.questions.delete(id);
    if (asked) clearTimeout(asked.timer);
    asked?.failed(trouble);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    clearInterval(this.beat);
    for (const id of [...this.questions.keys()]) this.forgetQuestion(id, new Trouble("unreachable", true));
    if (FOR_GOOD[code] && !this.mayGoOn(code)) return this.end(this.replaced ? "link-revoked" : this.reason || FOR_GOOD[code]);
    this.line = "lost";
    this.lostAt ??= new Date();
    this.again = setTimeout(() => this.open(), waitBefore(this.tries++));
  }

  /** Whether there is more to come back with: a browser may remember other seats than one whose link was replaced. */
  private mayGoOn(code: number): boolean {
    if (code === 4002 && !this.wish.tokens.length && !this.replaced) {
      this.replaced = true;
      if ((this.wish.seat ?? -1) >= 0) this.wish.seat = null;
      return true;
    }
    return this.leaving;
  }

  private end(reason: string): void {
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.reason = reason;
    this.line = "ended";
    for (const sent of this.unacknowledged.values()) sent.failed(new Trouble(reason, false));
    this.unacknowledged.clear();
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
