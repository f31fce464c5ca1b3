import { troubleOf } from "./api";
import { keepAnswer } from "./questions";
import { refusalText } from "./refusal";
import { RulesError } from "./rules";
import { keep, kept } from "./storage";
import { type Say, say, words } from "./words.svelte";
import type { SheetLine } from "../protocol";

/** Milliseconds after the last tap until the rules are asked: a hand that taps fast asks once. */
const PATIENCE = 250;

/** A line of a sheet as questions of games tell it. */
type ToldLine = Pick<SheetLine, "part" | "rule" | "points"> & Partial<SheetLine>;
export interface Person {
  name: string;
}
/** What the rules say of a person: an answer, or why there is none. */
export type PadResult<A> = { answer: A; trouble: null } | { answer: null; trouble: string };
type Kept = Record<string, unknown>;
/** What a game's score pad is made of. */
export interface PadOf<P extends Person, C, A> {
  game: string;
  person(): P;
  /** What all people share, such as the edition; `kept` is what a page kept of it, perhaps an earlier version. */
  common(kept: Kept): C;
  /** Whether something read from the device is a person or such a common thing. */
  fits(people: P[], common: C): boolean;
  ask(person: P, common: C): Promise<A>;
  /** The points of an answer; null where they cannot be told. */
  total(answer: A): number | null;
  /** The place of each person, the tie-break included, and who must tell more to break a tie. */
  rank(totals: number[], pad: Pad<P, C, A>): Promise<{ places: number[]; tied?: number[] }>;
  /** What all of them have together that the box does not hold, in sentences. */
  together(people: P[], common: C): Promise<string[]>;
}

/** Several people around the box on the table: kept on this device, counted by the rules. */
export class Pad<P extends Person, C, A> {
  people = $state<P[]>([]);
  common = $state() as C;
  shown = $state(0);
  told = $state.raw<(PadResult<A> | undefined)[]>([]);
  /** What cannot lie on one table at once. */
  odd = $state.raw<string[]>([]);
  /** The place of each person, as soon as everybody is counted. */
  places = $state.raw<number[]>([]);
  /** Those between whom something that is asked for decides. */
  tied = $state.raw<number[]>([]);
  /** What was there before all was cleared, and what the pad looked like then. */
  private cleared = $state.raw<{ people: P[]; common: C; blank: string } | null>(null);
  private asked: string[] = [];
  private askedOfAll = "";

  constructor(private of: PadOf<P, C, A>) {
    const kept = this.kept();
    this.people = kept?.people ?? [of.person(), of.person()];
    this.common = kept?.common ?? of.common({});
  }

  get person(): P {
    return this.people[Math.min(this.shown, this.people.length - 1)]!;
  }
  /** What the rules say of the person that is shown. */
  get now(): PadResult<A> | undefined {
    return this.told[this.shown];
  }

  readonly totals = $derived.by(() => this.people.map((_, number) => this.totalOf(this.told[number])));
  readonly isTied = $derived.by(() => new Set(this.totals).size < this.totals.length);

  private totalOf(told: PadResult<A> | undefined): number | null {
    return told?.trouble === null ? this.of.total(told.answer) : null;
  }

  name(number: number): string {
    return this.people[number]?.name || say("seat-number", { number: number + 1 });
  }

  add(): void {
    this.shown = this.people.push(this.of.person()) - 1;
  }

  remove(number: number): void {
    this.people.splice(number, 1);
    this.forget();
    this.shown = Math.max(0, Math.min(this.shown, this.people.length - 1));
  }

  /** A new pad: as many people with their names, nothing drawn. */
  clear(): void {
    const before = { people: $state.snapshot(this.people) as P[], common: $state.snapshot(this.common) as C };
    this.people = this.people.map(({ name }) => ({ ...this.of.person(), name }));
    this.cleared = JSON.stringify(before.people) === this.drawn ? null : { ...before, blank: this.drawn };
    this.forget();
  }

  private get drawn(): string {
    return JSON.stringify(this.people);
  }
  /** Whether what was cleared can be brought back: nothing was drawn since. */
  readonly mayBringBack = $derived.by(() => this.cleared?.blank === this.drawn);

  /** Draw again what was cleared. */
  bringBack(): void {
    if (!this.cleared) return;
    ({ people: this.people, common: this.common } = this.cleared);
    this.cleared = null;
    this.forget();
  }

  private forget(): void {
    this.told = [];
    this.odd = [];
    this.asked = [];
    this.askedOfAll = "";
  }

  /** Keep what is drawn, and ask about whoever changed; call it in an `$effect`. */
  watch(): () => void {
    const people = $state.snapshot(this.people) as P[];
    const common = $state.snapshot(this.common) as C;
    keep(this.key, { people, common });
    const language = words.language;
    const timer = setTimeout(() => {
      people.forEach((person, number) => void this.count(number, person, common, language));
      void this.compare(people, common, language);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  /** Ask who is ahead; call it in an `$effect`. */
  rank(): () => void {
    const totals = this.totals.filter((total) => total !== null);
    if (totals.length === this.people.length)
      return keepAnswer(this.of.rank(totals, this), ({ places, tied = [] }) => {
        this.places = places;
        this.tied = tied;
      });
    this.places = [];
    this.tied = [];
    return () => undefined;
  }

  private async count(number: number, person: P, common: C, language: string): Promise<void> {
    const question = JSON.stringify([{ ...person, name: "" }, common, language]);
    if (this.asked[number] === question) return;
    this.asked[number] = question;
    const told = await this.answered(person, common);
    if (this.asked[number] !== question) return;
    if (told.trouble) delete this.asked[number];
    const all = [...this.told];
    all[number] = told;
    this.told = all;
  }

  /** Look at what lies before all people at once; whoever cannot be counted is told so elsewhere. */
  private async compare(people: P[], common: C, language: string): Promise<void> {
    const question = JSON.stringify([people, common, language]);
    if (this.askedOfAll === question) return;
    this.askedOfAll = question;
    const odd = await this.of.together(people, common).catch(() => null);
    if (this.askedOfAll !== question) return;
    if (odd === null) this.askedOfAll = "";
    this.odd = odd ?? [];
  }

  private async answered(person: P, common: C): Promise<PadResult<A>> {
    try {
      return { answer: await this.of.ask(person, common), trouble: null };
    } catch (error) {
      const trouble =
        error instanceof RulesError
          ? error.faults.map((fault) => fault.message).join(" ")
          : refusalText(troubleOf(error));
      return { answer: null, trouble };
    }
  }

  private get key(): string {
    return `casetta.pad.${this.of.game}`;
  }

  private kept(): { people: P[]; common: C } | null {
    const read = kept(this.key) as { people?: P[]; common?: Kept } | null;
    if (!Array.isArray(read?.people) || !read.people.length) return null;
    const { people, common: before = {} } = read;
    const common = { ...this.of.common(before), ...before };
    return this.of.fits(people, common) ? { people, common } : null;
  }
}

/** The lines of a sheet in words, each part with its heading. */
export function linesOf(lines: readonly ToldLine[], tell: Say) {
  return lines.map((line, number) => ({
    text: tell(line.rule, line.values),
    points: line.points,
    places: line.cells ?? [],
    ...(line.part === lines[number - 1]?.part ? {} : { part: tell(`part-${line.part}`) }),
  }));
}
