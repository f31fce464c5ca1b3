import type { GameFace } from "../boards";
import type { Entry, Phrase } from "../protocol";
import type { Table } from "./table.svelte";
import { type Say, type Values, words } from "./words.svelte";

const BETWEEN = " · ";

/** Phrases in words, and the places that they speak of. */
export interface Narration {
  text: string;
  /** Names of places, as the board knows them; hovering the line lights them up. */
  places: string[];
}

/** Whom a sentence is about: the reader, somebody else; or it is advice for the reader. */
export type Who = "you" | "other" | "hint";

/** What happened, in words; or with `hint` what the reader could do. A game may have a twin of a sentence for pages, `web-ID`. */
export function tell(face: GameFace, table: Table, phrases: readonly Phrase[], who: Who = "other"): Narration {
  const texts = phrases.map((phrase) => textOf(face, table, phrase, who));
  return { text: texts.join(" "), places: phrases.flatMap((phrase) => phrase.places) };
}

/** What speaks for a move, on one line. */
export function tellReasons(face: GameFace, table: Table, reasons: readonly Phrase[] = []): string {
  return reasons.map((reason) => textOf(face, table, reason, "hint")).join(BETWEEN);
}

/** A line of the log in words. */
export function tellEntry(face: GameFace, table: Table, entry: Entry): Narration {
  if (entry.phrases?.length) return tell(face, table, entry.phrases);
  const { who, name } = table.told(entry.seat);
  if (entry.move) return { text: words.say("log-played", { who, name, move: entry.move }), places: [] };
  const isTold = words.has("web-log-hidden", table.game);
  return {
    text: isTold ? table.say("web-log-hidden", { who, seat: name }) : words.say("log-move", { who, name }),
    places: [],
  };
}

/** A move that somebody could make, in words. */
export async function tellAhead(face: GameFace, table: Table, move: string, who: Who = "hint"): Promise<Narration> {
  const { phrases } = await table.source.ask("phrases", { move }).catch(() => ({ phrases: [] }));
  return phrases.length ? tell(face, table, phrases, who) : { text: move, places: [] };
}

/** A sentence; a phrase about nobody is about whoever the phrase around it is about. */
function textOf(face: GameFace, table: Table, phrase: Phrase, around: Who): string {
  const said: Say = table.say;
  const { seat } = phrase.values;
  const who = around === "hint" || typeof seat !== "number" ? around : table.told(seat).who;
  const values: Values = { who };
  for (const [name, value] of Object.entries(phrase.values)) {
    if (name === "seat" && typeof value === "number") values[name] = table.name(value);
    else if (typeof value !== "object") values[name] = value;
    else
      values[name] = [value]
        .flat()
        .map((each) => textOf(face, table, each, who))
        .join(BETWEEN);
  }
  return said(idOf(table, phrase.id), { ...values, ...face.values?.(values, said) });
}

/** The sentence for a phrase, as a page says it. */
function idOf(table: Table, id: string): string {
  const twin = `web-${id}`;
  return words.has(twin, table.game) ? twin : id;
}

/** The entries of a log whose moves were not taken back. */
export function surviving(log: readonly Entry[]): Entry[] {
  const undone = new Set<number>();
  for (const entry of log) {
    for (const version of entry.undone ?? []) if (entry.kind === "undo") undone.add(version);
    for (const version of entry.redone ?? []) undone.delete(version);
  }
  return log.filter((entry) => !undone.has(entry.version));
}
