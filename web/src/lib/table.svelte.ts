import type * as P from "../protocol";
import { Interaction } from "./interaction.svelte";
import { isolated } from "./bidi";
import { botAvatar, botName, faceOf } from "./games.svelte";
import { keep, kept } from "./storage";
import { READ_ONLY, type Source } from "./source";
import { ApiError } from "./api";
import { type Say, words } from "./words.svelte";

export const NOBODY = -1;
const MOST_PLAYED = 3;

/** A position as the server draws it; each game knows what stands in it (docs/record.md). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** A decision that was just made: what it did, and the positions around it. */
export interface Change {
  seat: number;
  phrases: P.Phrase[];
  before: View;
  after: View;
}

/** What is known of a table, as one viewer has it; its source fills it, boards draw from it. */
export class Table {
  people = $state.raw<P.People | null>(null);
  state = $state.raw<P.State | null>(null);
  log = $state.raw<P.Entry[]>([]);
  /** The change that came last, for boards that let things move. */
  change = $state.raw<Change | null>(null);
  missed = $state(0);
  chat = $state.raw<P.Said[]>([]);
  /** The number of the last line of chat that was read in this browser. */
  read = $state(0);
  /** The seat that did not agree to what we asked last. */
  refusedBy = $state<number | null>(null);
  /** Places whose lines this browser hides: a place stays the same person's when seats are dealt out. */
  hushed = $state.raw<number[]>([]);
  clock = $state.raw<{ left: (number | null)[]; running: number[]; at: number } | null>(null);
  viewer = $state(NOBODY);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  welcome = $state.raw<P.Welcome | null>(null);
  /** Where all this comes from, and where moves go. */
  source: Source = READ_ONLY;
  readonly ui = new Interaction();

  constructor(readonly id: string) {
    const hidden = kept(this.hushedKey);
    if (Array.isArray(hidden)) this.hushed = hidden.filter((seat) => typeof seat === "number");
    this.read = Number(kept(this.readKey)) || 0;
  }

  private get readKey(): string {
    return `casetta.read.${this.id}`;
  }
  /** All that was said so far has been read. */
  readChat(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keep(this.readKey, last);
  }
  /** What others said and nobody has read here. */
  get fresh(): P.Said[] {
    return this.chat.filter((said) => said.number > this.read && this.isTold(said));
  }
  get unread(): number {
    return this.fresh.length;
  }
  /** Whether a line is worth telling: for whom a bot stands in, and what others say who are not hidden. */
  private isTold({ kind, text, seat }: P.Said): boolean {
    if (this.seats.includes(seat)) return false;
    return kind === "notice" ? text === "stand-in" : !this.isHushed(seat);
  }

  private get hushedKey(): string {
    return `casetta.hushed.${this.id}`;
  }
  /** Hide what a seat says from this browser, or show it again. */
  hush(seat: number): void {
    const place = this.placeOf(seat);
    const others = this.hushed.filter((each) => each !== place);
    this.hushed = others.length < this.hushed.length ? others : [...others, place];
    keep(this.hushedKey, this.hushed);
  }
  isHushed(seat: number): boolean {
    return this.hushed.includes(this.placeOf(seat));
  }

  /** How many places the seats have moved on since people came. */
  get turned(): number {
    return this.people?.status === "waiting" ? 0 : (this.people?.first?.place ?? 0);
  }
  /** The place that somebody took before the start. */
  placeOf(seat: number): number {
    return seat < 0 ? seat : (seat + this.turned) % (this.people?.places.length ?? 1);
  }

  get game(): string {
    return this.people?.game ?? "";
  }
  /** Says sentences of this game. */
  get say(): Say {
    return words.of(this.game);
  }
  get view(): View | null {
    return this.state?.view ?? null;
  }
  /** The moves the viewer may make; null when they are too many to list. */
  get legal(): string[] | null {
    return this.state ? this.state.legal : [];
  }
  /** Whether the viewer is waited for, and no bot plays the seat. */
  get myTurn(): boolean {
    return (
      Boolean(this.state && !this.state.over && this.state.waiting.includes(this.viewer)) && !this.isBot(this.viewer)
    );
  }
  /** Whether something is asked of the viewer: it is their turn, and nothing is paused. */
  get asked(): boolean {
    return this.myTurn && !this.state?.paused;
  }
  /** Whether the viewer may act at this moment. */
  get free(): boolean {
    return this.asked && this.source.ready;
  }
  get mayUndo(): boolean {
    return Boolean(this.state?.undo.length) && this.source.ready;
  }
  get over(): boolean {
    return this.state?.over ?? false;
  }
  /** Whether all others can be asked about my last move, which I may not undo by myself. */
  get mayAskUndo(): boolean {
    const { state, viewer } = this;
    const isPlaying = state !== null && viewer !== NOBODY && !state.over && !state.paused && !this.isBot(viewer);
    if (!isPlaying || state.undo.length || state.asked || !this.source.ready) return false;
    return this.log.some((entry) => entry.kind === "move" && entry.seat === viewer);
  }
  /** The seats of this screen that are asked about an undo and have not answered. */
  get askedHere(): number[] {
    const asked = this.state?.asked;
    if (!asked) return [];
    return this.seats.filter((seat) => seat !== asked.seat && !asked.agreed.includes(seat) && !this.isBot(seat));
  }
  /** The board that stands in the middle: one's own, or for spectators that of the seat to move. */
  get mine(): number {
    if (this.viewer !== NOBODY) return this.viewer;
    return this.ui.looked ?? this.state?.waiting[0] ?? 0;
  }
  /** The other seats, beginning at the left-hand neighbour. */
  get others(): number[] {
    const count = this.people?.places.length ?? 0;
    return Array.from({ length: Math.max(0, count - 1) }, (_, step) => (this.mine + 1 + step) % count);
  }
  /** A seat of this screen that is waited for while another one is looked through. */
  get handOver(): number | null {
    if (!this.state || this.state.over || this.seats.length < 2 || this.myTurn) return null;
    const next = this.state.waiting.find((seat) => this.seats.includes(seat) && !this.isBot(seat));
    return next ?? null;
  }
  place(seat: number): P.SeatInfo | undefined {
    return this.people?.places[seat];
  }
  /** The bot that plays a seat; empty where a person does. */
  botOf(seat: number): string {
    const player = this.state?.players[seat] ?? this.place(seat)?.player ?? "";
    return player.startsWith("bot:") ? player.slice(4) : "";
  }
  isBot(seat: number): boolean {
    return this.botOf(seat) !== "";
  }
  /** How a seat is called. */
  name(seat: number): string {
    const bot = this.isPerson(seat) ? "" : this.botOf(seat);
    const numbered = () => words.say("seat-number", { number: this.number(seat) + 1 });
    return isolated(this.place(seat)?.name ?? "") || (bot ? botName(bot) : numbered());
  }
  /** What whoever sits there keeps from table to table: their colour, and their name and face where they chose none. */
  number(seat: number): number {
    return this.place(seat)?.number ?? Math.max(0, this.placeOf(seat));
  }
  /** Whether a seat is a person's, also while a bot plays it. */
  isPerson(seat: number): boolean {
    return this.place(seat)?.person ?? !this.isBot(seat);
  }
  /** The bot that plays for somebody; empty where they play themselves. */
  standIn(seat: number): string {
    return this.isPerson(seat) && !this.over ? this.botOf(seat) : "";
  }
  /** Whom a sentence about a seat is about: the reader, where they play here alone, or somebody else; and their name. */
  told(seat: number): { who: "you" | "other"; name: string } {
    const isReader = seat !== NOBODY && seat === this.viewer && this.seats.length < 2;
    return { who: isReader ? "you" : "other", name: seat === NOBODY ? words.say("log-table") : this.name(seat) };
  }
  /** How a seat is called in a list that the reader is in. */
  nameOrYou(seat: number): string {
    if (seat !== this.viewer) return this.name(seat);
    const name = this.place(seat)?.name;
    return name ? words.say("name-you", { name: isolated(name) }) : words.say("you");
  }
  /** The picture of a seat. */
  avatar(seat: number): string {
    const bot = this.isPerson(seat) ? "" : this.botOf(seat);
    return (bot && botAvatar(bot)) || this.place(seat)?.avatar || faceOf(this.number(seat));
  }
  /** The seconds that a seat has left; null where no clock runs. */
  timeLeft(seat: number, now: number): number | null {
    const told = this.clock?.left[seat];
    if (told === null || told === undefined || !this.clock) return null;
    const running = this.clock.running.includes(seat) && !this.isBot(seat);
    return Math.max(0, told - (running ? (now - this.clock.at) / 1000 : 0));
  }

  /** One step back: inside the turn if the board knows one, else the last move; where others have a say, a question. */
  async undo(): Promise<void> {
    if (this.ui.back()) return;
    if (this.mayUndo) await this.source.act("undo");
    else if (this.mayAskUndo) this.ui.asksUndo = true;
    else if (this.source.ready) this.ui.complain(new ApiError("nothing-to-undo", false));
  }

  // What sources tell.

  /** Who is here. At the start places become seats: what was said stays its speaker's, and with `here` whoever sits here goes on. */
  meet(people: P.People, { here }: { here: boolean }): void {
    const begins = this.people?.status === "waiting" && people.status !== "waiting";
    this.people = people;
    if (!begins || !this.turned) return;
    const count = people.places.length;
    const seat = (place: number) => (place < 0 ? place : (place - this.turned + count) % count);
    this.chat = this.chat.map((said) => ({ ...said, seat: seat(said.seat) }));
    if (!here) return;
    this.seats = this.seats.map(seat).sort();
    if (!this.seats.includes(this.viewer)) this.viewer = seat(this.viewer);
  }

  /** A new position, with what led to it; `resync` when the entries before are not told. */
  update({ state, entries, resync }: Pick<P.Update, "state" | "entries" | "resync">): void {
    const before = this.state;
    this.state = state;
    if (resync) {
      this.log = [];
      this.change = null;
    } else if (entries.length) this.tell(entries, before);
  }

  private tell(entries: P.Entry[], before: P.State | null): void {
    const known = new Set(this.log.map((entry) => entry.version));
    const fresh = entries.filter((entry) => !known.has(entry.version));
    const follows = before !== null && before.version === (fresh[0]?.version ?? 0) - 1;
    this.log = [...this.log, ...fresh];
    this.change = follows ? changeOf(fresh, before.view, this.view!) : null;
    this.missed = before && known.size && fresh.length > MOST_PLAYED ? fresh.length : 0;
    for (const entry of fresh) this.hearAnswer(entry, before);
  }

  /** Which bots think now. */
  think(seats: number[]): void {
    if (!this.people) return;
    const places = this.people.places.map((each) => ({ ...each, thinking: seats.includes(each.seat) }));
    this.people = { ...this.people, places };
  }

  /** A line of chat, in its place. */
  hear(message: P.Said): void {
    if (this.chat.some((said) => said.number === message.number)) return;
    this.chat = [...this.chat, message].sort((one, other) => one.number - other.number);
  }

  /** Whether somebody else said no to what we asked. */
  private hearAnswer({ kind, seat }: P.Entry, before: P.State | null): void {
    const isMine = before?.asked?.seat === this.viewer && seat !== this.viewer;
    if (kind === "refuse" && isMine) this.refusedBy = seat;
    else if (kind === "move" || kind === "ask") this.refusedBy = null;
  }
}

/** The decision that entries tell: moves of one seat; null for anything else. */
function changeOf(entries: P.Entry[], before: View, after: View): Change | null {
  const { seat } = entries[0]!;
  const isDecision = entries.every((entry) => entry.kind === "move" && entry.seat === seat);
  return isDecision ? { seat, phrases: entries.flatMap((entry) => entry.phrases ?? []), before, after } : null;
}
