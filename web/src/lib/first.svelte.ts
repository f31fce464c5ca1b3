import { api, ApiError } from "./api";
import { hold, letGo } from "./links";
import { Session } from "./session.svelte";
import { pace } from "./settings.svelte";
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
export class Lesson extends Session {
  at = $state(0);
  /** The move of this step was made; what it brought is told. */
  done = $state(false);
  /** Something else was tried. */
  other = $state(false);
  busy = $state(false);
  private made = $state(0);

  private constructor(
    table: Table,
    readonly first: FirstGame,
  ) {
    super(table);
    this.open();
  }

  /** A new table for a first game. */
  static async begin(game: string, first: FirstGame): Promise<Lesson> {
    const links = await api.first(game);
    hold(links.table, Object.values(links.seats ?? {}));
    return new Lesson(new Table(links.table), first);
  }

  leave(): void {
    this.close();
    letGo(this.table.id);
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
  override async play(move: string): Promise<void> {
    if (this.done && !this.step.reply?.length && !this.isLast) await this.on();
    if (!this.isAsking || !(await this.isWanted(move))) {
      this.other = this.isAsking;
      this.table.ui.speak(words.say("first-other"));
      throw new ApiError("first-other", false);
    }
    await super.play(move);
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
        await super.play(move, this.table.state?.waiting[0]);
        await moment(MOMENT * pace());
      }
      this.at += 1;
      this.made = 0;
      this.done = this.other = false;
    } finally {
      this.busy = false;
    }
  }

  override get advises(): boolean {
    return false;
  }
}
