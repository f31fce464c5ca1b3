import { untrack } from "svelte";
import type * as P from "../protocol";
import { api, Trouble } from "./api";
import { epochOf, keepEpoch } from "./epochs";
import { letGo, tokensOf } from "./links";
import { Live, newId } from "./live.svelte";
import { settings } from "./settings.svelte";
import { botAvatar, botName, PEOPLE } from "./neighbours";
import { sound } from "./sound";
import type { Advice, Checked, LogLine, Sheet, StepBack, Why } from "./telling";
import { type Say, words } from "./words.svelte";

export { botAvatar, botName, PEOPLE } from "./neighbours";
export type { Advice, Checked, LogLine, Sheet, SheetLine, StepBack, View, Why } from "./telling";

export const NOBODY = -1;
const TROUBLE_SHOWN = 6_000;
const MOST_PLAYED = 3;

/** A table as one viewer has it: what boards draw from, and what they act through. */
export class Table {
  people = $state.raw<P.People | null>(null);
  state = $state.raw<P.State | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The change that came last, for boards that let things move. */
  change = $state.raw<LogLine | null>(null);
  missed = $state(0);
  chat = $state.raw<P.Said[]>([]);
  unread = $state(0);
  clock = $state.raw<{ left: (number | null)[]; running: number[]; at: number } | null>(null);
  viewer = $state(NOBODY);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  serverVersion = $state("");
  /** What the person to move should do; boards set it, the banner shows it. */
  prompt = $state("");
  /** Places of the board that a line of the log speaks of. */
  lit = $state.raw<readonly string[]>([]);
  trouble = $state<{ code: string; text: string } | null>(null);
  /** The move that was sent and is not on disk yet. */
  sent = $state<string | null>(null);
  /** A move that was suggested and should be shown on the board; the board takes it and clears it. */
  suggested = $state<string | null>(null);
  /** What a screen reader is told. */
  spoken = $state("");
  /** The paragraph of the rule book that is wanted beside the board: a heading's name. */
  rule = $state("");
  /** The seat whose board is looked at large, if any. */
  looked = $state<number | null>(null);
  readonly live: Live | null;
  private stepBack: StepBack | null = null;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private askedForAll = false;

  constructor(
    readonly id: string,
    live = true,
    /** Shown to everybody in the room: no secrets, no seat. */
    readonly television = false,
  ) {
    this.live = live ? this.connect() : null;
  }

  private connect(): Live {
    const tokens = tokensOf(this.id);
    const epoch = epochOf(this.id);
    const wish = {
      table: this.id,
      tokens: this.television ? tokens.slice(0, 1) : tokens,
      seat: this.television ? NOBODY : null,
      language: words.language,
      epoch,
    };
    const line = new Live(wish, {
      welcome: (message) => this.welcomed(message),
      people: (message) => (this.people = message),
      update: (message) => this.updated(message),
      said: (message) => this.heard(message),
      thinking: (message) => this.think(message.seats),
      clock: (message) => (this.clock = { ...message, at: Date.now() }),
      refused: (message) => this.complain(message.code),
    });
    if (epoch) line.version = 0;
    return line;
  }

  // What boards read.

  get game(): string {
    return this.people?.game ?? "";
  }
  /** Says sentences of this game. */
  get say(): Say {
    return words.of(this.game);
  }
  get view(): Record<string, any> | null {
    return this.state?.view ?? null;
  }
  /** The moves the viewer may make; null when they are too many to list. */
  get legal(): string[] | null {
    return this.state ? this.state.legal : [];
  }
  /** Whether the viewer is waited for, and no bot plays the seat. */
  get myTurn(): boolean {
    return Boolean(this.state && !this.state.over && this.state.waiting.includes(this.viewer)) && !this.isBot(this.viewer);
  }
  /** Whether something is asked of the viewer: it is their turn, and nothing is paused. */
  get asked(): boolean {
    return this.myTurn && !this.state?.paused;
  }
  /** Whether the viewer may act at this moment. */
  get free(): boolean {
    return this.asked && !this.frozen;
  }
  /** Whether controls are greyed: the line is down, or a move is on its way. */
  get frozen(): boolean {
    return this.sent !== null || (this.live !== null && this.live.line !== "open");
  }
  get over(): boolean {
    return this.state?.over ?? false;
  }
  /** The board that stands in the middle: one's own, or for spectators that of the seat to move. */
  get mine(): number {
    if (this.viewer !== NOBODY) return this.viewer;
    return this.looked ?? this.state?.waiting[0] ?? 0;
  }
  /** The other seats, beginning at the left-hand neighbour. */
  get others(): number[] {
    const count = this.people?.places.length ?? 0;
    return Array.from({ length: Math.max(0, count - 1) }, (_, step) => (this.mine + 1 + step) % count);
  }
  place(seat: number): P.Place | undefined {
    return this.people?.places[seat];
  }
  /** How a seat is called. */
  name(seat: number): string {
    const place = this.place(seat);
    if (place?.name) return place.name;
    const player = this.state?.players[seat] ?? place?.player ?? "";
    if (player.startsWith("bot:")) return botName(player.slice(4));
    return words.say("seat-number", { number: seat + 1 });
  }
  /** How a seat is called in a list that the reader is in. */
  nameOrYou(seat: number): string {
    if (seat !== this.viewer) return this.name(seat);
    const name = this.place(seat)?.name;
    return name ? words.say("name-you", { name }) : words.say("you");
  }
  /** The picture of a seat. */
  avatar(seat: number): string {
    const place = this.place(seat);
    const player = this.state?.players[seat] ?? place?.player ?? "";
    if (player.startsWith("bot:")) return botAvatar(player.slice(4));
    return place?.avatar || (seat === this.viewer ? settings.avatar : "") || PEOPLE[seat % PEOPLE.length]!;
  }
  /** The seconds that a seat has left; null where no clock runs. */
  timeLeft(seat: number, now: number): number | null {
    const told = this.clock?.left[seat];
    if (told === null || told === undefined || !this.clock) return null;
    const running = this.clock.running.includes(seat) && !this.isBot(seat);
    return Math.max(0, told - (running ? (now - this.clock.at) / 1000 : 0));
  }
  isBot(seat: number): boolean {
    return (this.state?.players[seat] ?? this.place(seat)?.player ?? "").startsWith("bot:");
  }

  // What boards do.

  /** Make a move; the board gets it back as a refusal if it cannot be made. */
  async play(move: string): Promise<void> {
    if (!this.state || this.sent !== null) return;
    this.calm();
    this.sent = move;
    try {
      const message: P.Move = { type: "move", move_id: newId(), expect: this.state.version, move };
      await this.post({ ...message, seat: this.viewer });
    } catch (error) {
      this.complain(error instanceof Trouble ? error.code : "internal");
      throw error;
    } finally {
      this.sent = null;
    }
  }

  /** Whether a move could be made, and what it would bring. */
  async check(move: string): Promise<Checked> {
    return (await this.ask("check", { move })) as unknown as Checked;
  }

  /** Some legal moves that begin with a text, where there are too many to list. */
  async some(start: string, most = 50): Promise<string[]> {
    const answer = await this.ask("legal", { move: start, most });
    return (answer.legal as string[]) ?? [];
  }

  /** The points of a seat so far, line by line; null where the server does not tell them. */
  async sheet(seat = this.viewer): Promise<Sheet | null> {
    try {
      const other = seat === this.viewer ? {} : { seat };
      return (await this.ask("live", other as Partial<P.Ask>)) as unknown as Sheet;
    } catch {
      return null;
    }
  }

  /** What a bot would do here, best first. */
  async hint(): Promise<Advice[]> {
    return ((await this.ask("hint")).moves as Advice[] | undefined) ?? [];
  }

  /** What may have moved a bot to a move. */
  async why(version: number): Promise<Why> {
    return (await this.ask("why", { version })) as unknown as Why;
  }

  async ask(about: P.Ask["about"], more: Partial<P.Ask> = {}): Promise<Record<string, unknown>> {
    if (!this.live) throw new Trouble("not-found", false);
    return this.live.ask(about, more);
  }

  /** Let a step back inside the turn come before undoing a whole move. */
  onStepBack(step: StepBack): () => void {
    this.stepBack = step;
    return () => {
      if (this.stepBack === step) this.stepBack = null;
    };
  }

  /** Say something to those who listen instead of looking. */
  speak(text: string): void {
    const before = untrack(() => this.spoken);
    this.spoken = text === before ? `${text}\u00a0` : text;
  }

  /** Show why something cannot be done, in the banner; the code leads to the rule behind it. */
  explain(text: string, code = ""): void {
    clearTimeout(this.forget);
    this.trouble = { code, text };
    this.forget = setTimeout(() => this.calm(), TROUBLE_SHOWN);
  }

  // What the frame does.

  get mayUndo(): boolean {
    return Boolean(this.state?.undo.length) && !this.frozen;
  }

  /** One step back: inside the turn if the board knows one, else the last move. */
  async undo(): Promise<void> {
    if (this.stepBack?.()) return;
    if (this.mayUndo) await this.act("undo");
  }

  back(): boolean {
    return this.stepBack?.() ?? false;
  }

  async act(act: P.Act["act"], more: Partial<P.Act> = {}): Promise<void> {
    if (!this.state) return;
    try {
      const message: P.Act = { type: "act", move_id: newId(), expect: this.state.version, act, ...more };
      await this.post({ seat: this.viewer === NOBODY ? null : this.viewer, ...message });
    } catch (error) {
      this.complain(error instanceof Trouble ? error.code : "internal");
    }
  }

  /** See through another seat that this screen holds. */
  look(seat: number): void {
    if (!this.live?.post({ type: "look", seat })) return;
    this.viewer = seat;
    this.live.change({ seat });
  }

  chatter(text: string): boolean {
    return this.live?.post({ type: "say", id: newId(), text }) ?? false;
  }

  /** A seat of this screen that is waited for while another one is looked through. */
  get handOver(): number | null {
    if (!this.state || this.state.over || this.seats.length < 2 || this.myTurn) return null;
    const next = this.state.waiting.find((seat) => this.seats.includes(seat) && !this.isBot(seat));
    return next ?? null;
  }

  /** Whether this browser remembers what it holds here, so that it goes on although a link is replaced. */
  get remembered(): boolean {
    return !tokensOf(this.id).length;
  }

  /** A new link to the seat that is looked through, or to the host's place, for another device; this browser goes on. */
  async newLink(): Promise<string> {
    const { link } = await api.newLink(this.id, this.viewer === NOBODY ? null : this.viewer);
    return link;
  }

  /** Get up before the game begins: the seats of this screen are free for others. */
  async getUp(): Promise<void> {
    if (this.live) this.live.leaving = true;
    try {
      for (const seat of this.seats) await api.leave(this.id, seat);
      this.close();
      letGo(this.id);
    } finally {
      if (this.live) this.live.leaving = false;
    }
  }

  open(): void {
    this.live?.open();
  }

  close(): void {
    this.live?.close();
    clearTimeout(this.forget);
  }

  complain(code: string): void {
    this.explain(words.say(`refused-${code}`), code);
  }

  calm(): void {
    clearTimeout(this.forget);
    this.trouble = null;
  }

  private post(message: P.Move | P.Act): Promise<P.Ack> {
    if (!this.live) return Promise.reject(new Trouble("not-found", false));
    return this.live.send(message);
  }

  private welcomed(message: P.Welcome): void {
    if (!this.seats.includes(this.viewer) || this.viewer !== message.viewer) this.viewer = message.viewer;
    this.seats = this.television ? [] : message.seats;
    this.host = message.host;
    this.serverVersion = message.version;
    keepEpoch(this.id, message.epoch);
  }

  private updated(message: P.Update): void {
    const before = this.state;
    this.state = message.state;
    keepEpoch(this.id, message.epoch);
    if (message.resync) {
      this.log = [];
      this.change = null;
      return this.wantAll(message.state);
    }
    if (message.entries.length) this.tell(message.entries, before);
  }

  /** The whole log, once: what happened before we came. */
  private wantAll(state: P.State): void {
    if (this.askedForAll || !state.version) return;
    this.askedForAll = true;
    this.live?.restart();
  }

  private tell(entries: P.Entry[], before: P.State | null): void {
    const known = new Set(this.log.map((line) => line.entry.version));
    const fresh = entries.filter((entry) => !known.has(entry.version));
    const single = fresh.length === 1 && before !== null && before.version === fresh[0]!.version - 1;
    const lines = fresh.map((entry) => ({
      entry,
      before: single ? before.view : null,
      after: single ? this.view : null,
    }));
    this.log = [...this.log, ...lines];
    this.change = single ? lines[0]! : null;
    this.missed = before && known.size && fresh.length > MOST_PLAYED ? fresh.length : 0;
    if (single) this.ring(before);
  }

  private ring(before: P.State): void {
    if (this.over && !before.over) sound("end");
    else if (this.myTurn && !before.waiting.includes(this.viewer)) sound("turn");
  }

  private think(seats: number[]): void {
    if (!this.people) return;
    const places = this.people.places.map((each) => ({ ...each, thinking: seats.includes(each.seat) }));
    this.people = { ...this.people, places };
  }

  private heard(message: P.Said): void {
    if (this.chat.some((said) => said.number === message.number)) return;
    this.chat = [...this.chat, message].sort((one, other) => one.number - other.number);
    this.unread += 1;
  }
}
