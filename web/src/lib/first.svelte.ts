import type * as P from "../protocol";
import { api, ApiError } from "./api";
import { hold, letGo } from "./links";
import { Session } from "./session.svelte";
import { pace } from "./settings.svelte";
import type { Answers, Source } from "./source";
import { Table } from "./table.svelte";
import { words } from "./words.svelte";

const MOMENT = 700;

/** A step of a first game. `first-ID` says what to do, `first-ID-done` what it brought. */
export interface Step {
  id: string;
  /** The moves that are wanted, one after the other; a step without any is only read. */
  moves?: string[];
  /** Whether another move will do as well. */
  accepts?: (move: string, wanted: string, table: Table) => boolean | Promise<boolean>;
  /** What to press, in this order: CSS selectors. */
  spots?: string[];
  /** Places that the board outlines. */
  lit?: string[];
  /** What the neighbour does afterwards. */
  reply?: string[];
}
/** A first game: its steps, and whether the board can show a move that is suggested. */
export interface FirstGame {
  steps: Step[];
  shows: boolean;
}

const moment = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** A first game on a table of its own, which nobody remembers; wanted moves are made, others are answered kindly. */
export class Lesson implements Source {
  at = $state(0);
  /** The move of this step was made; what it brought is told. */
  done = $state(false);
  /** Something else was tried. */
  other = $state(false);
  busy = $state(false);
  private made = $state(0);

  private constructor(
    private readonly session: Session,
    readonly first: FirstGame,
  ) {
    this.table.source = this;
    session.open();
  }

  /** A new table for a first game. */
  static async begin(game: string, first: FirstGame): Promise<Lesson> {
    const links = await api.first(game);
    hold(links.table, Object.values(links.seats ?? {}));
    return new Lesson(new Session(new Table(links.table)), first);
  }

  leave(): void {
    this.session.close();
    letGo(this.table.id);
  }

  get table(): Table {
    return this.session.table;
  }

  get step(): Step {
    return this.first.steps[this.at]!;
  }
  get isLast(): boolean {
    return this.at === this.first.steps.length - 1;
  }
  /** Whether there is something to do, and not only to read. */
  get isAsking(): boolean {
    return Boolean(this.step.moves?.length) && !this.done;
  }
  /** The move that is wanted now. */
  get wanted(): string {
    return this.step.moves?.[this.made] ?? "";
  }
  /** The sentence of the moment. */
  get sentence(): string {
    return `first-${this.step.id}${this.done ? "-done" : ""}`;
  }

  /** Somebody moves: make it if it is wanted, else say so kindly. */
  async play(move: string): Promise<void> {
    if (this.done && !this.step.reply?.length && !this.isLast) await this.on();
    if (!this.isAsking || !(await this.isWanted(move))) {
      this.other = this.isAsking;
      this.table.ui.speak(words.say("first-other"));
      throw new ApiError("first-other", false);
    }
    await this.session.play(move);
    this.other = false;
    this.made += 1;
    if (this.made === this.step.moves!.length) this.done = true;
  }

  private async isWanted(move: string): Promise<boolean> {
    return move === this.wanted || Boolean(await this.step.accepts?.(move, this.wanted, this.table));
  }

  /** The neighbour answers, and the next step begins. */
  async on(): Promise<void> {
    if (this.busy || this.isLast) return;
    this.busy = true;
    try {
      for (const move of this.step.reply ?? []) {
        await this.session.play(move, this.table.state?.waiting[0]);
        await moment(MOMENT * pace());
      }
      this.at += 1;
      this.made = 0;
      this.done = this.other = false;
    } finally {
      this.busy = false;
    }
  }

  // Everything else is done by the session.

  get line() {
    return this.session.line;
  }
  get lostAt() {
    return this.session.lostAt;
  }
  get ready() {
    return this.session.ready;
  }
  get sent() {
    return this.session.sent;
  }
  readonly atTable = true;
  readonly advises = false;
  ask<About extends P.Ask["about"]>(about: About, more?: Partial<P.Ask>): Promise<Answers[About]> {
    return this.session.ask(about, more);
  }
  act(act: P.Act["act"], more?: Partial<P.Act>): Promise<void> {
    return this.session.act(act, more);
  }
  post(message: P.ClientMessage): boolean {
    return this.session.post(message);
  }
  open(): void {
    this.session.open();
  }
}
