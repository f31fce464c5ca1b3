/** What things are called: scenario, rooms, cards, furniture, wishes, reasons, facts. */
import { type Say, words } from "$web/lib/words.svelte";
import type { FactTold as Fact, Home, Refusal } from "./questions";
import { squareName } from "./squares";

export class Names {
  constructor(
    private say: Say,
    private home: Home,
  ) {}

  private get own() {
    const texts = this.home.texts;
    return texts ? (texts[words.language] ?? texts.en) : undefined;
  }
  title(): string {
    return this.own?.title ?? this.say(`scenario-${this.home.id}-title`);
  }
  story(): string {
    return this.own?.story ?? this.say(`scenario-${this.home.id}-story`);
  }
  room(card: string): string {
    return this.own?.rooms[card] ?? this.say(`scenario-${this.home.id}-room-${card}`);
  }
  number(number: number): string {
    return this.own?.numbers[number] ?? this.say(`number-${number}`);
  }
  piece(option: string): string {
    return this.own?.furniture[option] ?? this.say(`furniture-${option}`);
  }
  wish(number: number): string {
    return this.own?.bonuses[number] ?? this.say(`scenario-${this.home.id}-bonus-${number + 1}`);
  }
  /** Why something cannot be, in one sentence, without the squares: those are marked on the sheet. */
  why(refused: Refusal): string {
    return this.say(`wrong-${refused.code.replaceAll("_", "-")}`, { where: "" }).trim();
  }
  fact(fact: Fact): string {
    const { squares: _, final: __, pieces: ___, code, ...values } = fact as unknown as Record<string, never>;
    return this.say(`live-${String(code).replaceAll("_", "-")}`, values);
  }
}

/** The squares of a fact by their names. */
export function factSquares(fact: Fact): string[] {
  return fact.squares.map(([row, column]) => squareName(row!, column!));
}
