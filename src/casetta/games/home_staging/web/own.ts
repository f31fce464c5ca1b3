/** A scenario of somebody's own, as its file says it (docs/scenarios.md): what the form fills in. */
import { words } from "$web/lib/words.svelte";
import { SIDE } from "./squares";

/** A text, or one for each of some languages. */
export type Text = string | Record<string, string>;
export interface OwnRow {
  number: number;
  tokens: number | null;
}
export interface OwnRoom {
  card: string;
  name?: Text;
  furniture: OwnRow[];
}
export interface OwnOption {
  id: string;
  number: number;
  card: string;
  option: number;
  tags: string[];
  draw: string[];
  name?: Text;
}
export interface OwnNumber {
  n: number;
  name?: Text;
}
/** A bonus or a special rule. */
export type OwnEntry = { kind: string } & Record<string, unknown>;
export interface OwnForm extends Record<string, unknown> {
  id: string;
  title?: Text;
  plan: string[];
  room: OwnRoom[];
  rule?: OwnEntry[];
  bonus?: OwnEntry[];
  furniture?: { number?: OwnNumber[]; option?: OwnOption[] };
}

/** A house of eight by eight squares with one room. */
export function blankScenario(): OwnForm {
  const row = (number: number) => (number >= 4 && number < 12 ? `....${"x".repeat(8)}....` : ".".repeat(SIDE));
  return { id: "my-scenario", plan: Array.from({ length: SIDE }, (_, number) => row(number)), room: [], bonus: [] };
}

/** A text in the language of the reader. */
export function textIn(text: Text | undefined): string {
  if (typeof text === "object") return text[words.language] ?? text["en"] ?? Object.values(text)[0] ?? "";
  return text ?? "";
}

/** The options that an own scenario draws for a number; none where the cards of the box are meant. */
export function ownOptions(form: Partial<OwnForm>, number: number): OwnOption[] {
  return (form.furniture?.option ?? []).filter((option) => option.number === number);
}

const OPTIONS = [
  ["a", 1],
  ["a", 2],
  ["b", 1],
  ["b", 2],
] as const;

/** The next option of a number that is not drawn yet. */
export function nextOption(form: OwnForm, number: number): OwnOption | null {
  const drawn = ownOptions(form, number).map((option) => option.id);
  for (const [card, option] of OPTIONS) {
    const id = `${String(number).padStart(2, "0")}${card}${option}`;
    if (!drawn.includes(id)) return { id, number, card, option, tags: [], draw: ["#"] };
  }
  return null;
}

/** A drawing without the empty rows and columns around it. */
export function trimmed(rows: readonly string[], nothing: string): string[] {
  const used = rows.flatMap((row, down) =>
    [...row].flatMap((sign, right) => (sign === nothing ? [] : [[down, right]])),
  );
  if (!used.length) return [nothing];
  const downs = used.map(([down]) => down!);
  const rights = used.map(([, right]) => right!);
  const [left, end] = [Math.min(...rights), Math.max(...rights) + 1];
  return rows.slice(Math.min(...downs), Math.max(...downs) + 1).map((row) => row.slice(left, end));
}

/** A drawing on a sheet of so many squares each way. */
export function spread(rows: readonly string[], side: number, nothing: string): string[] {
  return Array.from({ length: side }, (_, down) => (rows[down] ?? "").padEnd(side, nothing).slice(0, side));
}
