import type * as P from "../protocol";
import { api, Trouble } from "./api";
import { hold, letGo } from "./links";
import { newId } from "./live.svelte";
import { pace } from "./settings.svelte";
import { Table } from "./table.svelte";
import { words } from "./words.svelte";

const MOMENT = 700;
const SOON = 30;
const OFTEN = 300;

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

/** A table on which a lesson is given: wanted moves are made, others are answered kindly. */
export class FirstTable extends Table {
  lesson: Lesson | null = null;

  override async play(move: string): Promise<void> {
    if (!this.lesson) return;
    await this.lesson.hear(move, () => super.play(move));
  }

  /** The neighbour's move, which this screen makes. */
  async reply(move: string): Promise<void> {
    if (!this.state || !this.live) return;
    const { version, waiting } = this.state;
    const message: P.Move = { type: "move", move_id: newId(), expect: version, move, seat: waiting[0] ?? 1 };
    await this.live.send(message);
    await this.after(version);
  }

  /** Wait for the position that a move made. */
  async after(version: number): Promise<void> {
    for (let tries = 0; tries < OFTEN && this.state?.version === version; tries++) await moment(SOON);
  }

  leave(): void {
    this.close();
    letGo(this.id);
  }
}

const moment = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** A new table for a first game, and nobody's memory of it. */
export async function firstTable(game: string): Promise<FirstTable> {
  const links = await api.first(game);
  hold(links.table, Object.values(links.seats ?? {}));
  return new FirstTable(links.table);
}

/** Where somebody is in a first game. */
export class Lesson {
  at = $state(0);
  /** The move of this step was made; what it brought is told. */
  done = $state(false);
  /** Something else was tried. */
  other = $state(false);
  busy = $state(false);
  private made = $state(0);

  constructor(
    readonly table: FirstTable,
    readonly first: FirstGame,
  ) {
    table.lesson = this;
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
  async hear(move: string, make: () => Promise<void>): Promise<void> {
    if (this.done && !this.step.reply?.length && !this.isLast) await this.on();
    if (!this.isAsking || !(await this.isWanted(move))) {
      this.other = this.isAsking;
      this.table.speak(words.say("first-other"));
      throw new Trouble("first-other", false);
    }
    const version = this.table.state!.version;
    await make();
    await this.table.after(version);
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
        await this.table.reply(move);
        await moment(MOMENT * pace());
      }
      this.at += 1;
      this.made = 0;
      this.done = this.other = false;
    } finally {
      this.busy = false;
    }
  }
}
