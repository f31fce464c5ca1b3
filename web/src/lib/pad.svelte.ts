import { codeOf } from "./interaction.svelte";
import { RulesError } from "./rules";
import { type Say, say, words } from "./words.svelte";

/** A line of a sheet as questions of games tell it. */
interface SheetLine {
  part: string;
  rule: string;
  points: number;
  cells?: string[];
  values?: Record<string, string | number>;
}

/** Milliseconds after the last tap until the rules are asked: a hand that taps fast asks once. */
const PATIENCE = 250;

export interface Person {
  name: string;
}
/** What the rules say of a person: an answer, or why there is none. */
export type PadResult<A> = { answer: A; trouble: null } | { answer: null; trouble: string };
/** What a game's score pad is made of. */
export interface PadOf<P extends Person, C, A> {
  game: string;
  person(): P;
  /** What all people share, such as the edition. */
  common(): C;
  /** Whether something read from the device is a person or such a common thing. */
  fits(people: P[], common: C): boolean;
  ask(person: P, common: C): Promise<A>;
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
  private asked: string[] = [];
  private askedOfAll = "";

  constructor(private of: PadOf<P, C, A>) {
    const kept = this.kept();
    this.people = kept?.people ?? [of.person(), of.person()];
    this.common = kept?.common ?? of.common();
  }

  get person(): P {
    return this.people[Math.min(this.shown, this.people.length - 1)]!;
  }
  /** What the rules say of the person that is shown. */
  get now(): PadResult<A> | undefined {
    return this.told[this.shown];
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
    this.people = this.people.map(({ name }) => ({ ...this.of.person(), name }));
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
          : say(`refused-${codeOf(error)}`);
      return { answer: null, trouble };
    }
  }

  private get key(): string {
    return `casetta.pad.${this.of.game}`;
  }

  private kept(): { people: P[]; common: C } | null {
    try {
      const read = JSON.parse(localStorage.getItem(this.key) ?? "null") as { people: P[]; common: C } | null;
      if (read && Array.isArray(read.people) && read.people.length && this.of.fits(read.people, read.common))
        return read;
    } catch {
      // Nothing of ours is kept here.
    }
    return null;
  }
}

function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Then the pad lives as long as the page.
  }
}

/** Places by worth, compared number by number: what is still equal shares a place. */
export function placesOf(worth: readonly (readonly number[])[]): number[] {
  return worth.map((own) => 1 + worth.filter((other) => isMore(other, own)).length);
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}

/** The lines of a sheet in words, each part with its heading. */
export function linesOf(lines: readonly SheetLine[], tell: Say) {
  return lines.map((line, number) => ({
    text: tell(line.rule, line.values),
    points: line.points,
    places: line.cells ?? [],
    ...(line.part === lines[number - 1]?.part ? {} : { part: tell(`part-${line.part}`) }),
  }));
}

/** Points with the minus of print. */
export function shownPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
