import type { GameFace } from "../boards";
import type { Entry, Phrase } from "../protocol";
import type { Table } from "./table.svelte";
import { type Say, type Values, words } from "./words.svelte";

const BETWEEN = " · ";

/** Phrases in words, and the places that they speak of. */
export interface Narration {
  text: string;
  /** Whether the text tells who did it; else the name goes before it. */
  named: boolean;
  /** Names of places, as the board knows them; hovering the line lights them up. */
  places: string[];
}

/**
 * What happened, in words. A game may have a twin of a sentence for pages, `web-ID`, which goes on
 * after the name of who did it, and another for advice, `web-ID-hint`.
 */
export function tell(face: GameFace, table: Table, phrases: readonly Phrase[], advice = false): Narration {
  const [first] = phrases;
  const texts = phrases.map((phrase) => textOf(face, table, phrase, advice));
  const places = phrases.flatMap((phrase) => phrase.places);
  return { text: texts.join(" "), named: !first || idOf(table, first.id, advice) === first.id, places };
}

/** What speaks for a move, on one line. */
export function tellReasons(face: GameFace, table: Table, reasons: readonly Phrase[] = []): string {
  return reasons.map((reason) => textOf(face, table, reason, true)).join(BETWEEN);
}

/** A line of the log in words. */
export function tellEntry(face: GameFace, table: Table, entry: Entry): Narration {
  if (entry.phrases?.length) return tell(face, table, entry.phrases);
  const hidden = words.has("web-log-hidden", table.game) ? table.say("web-log-hidden") : "";
  return { text: entry.move ?? hidden, named: false, places: [] };
}

/** A move that somebody could make, in words. */
export async function tellAhead(face: GameFace, table: Table, move: string, advice = true): Promise<Narration> {
  const { phrases } = await table.source.ask("phrases", { move }).catch(() => ({ phrases: [] }));
  return phrases.length ? tell(face, table, phrases, advice) : { text: move, named: false, places: [] };
}

function textOf(face: GameFace, table: Table, phrase: Phrase, advice: boolean): string {
  const said: Say = table.say;
  const values: Values = {};
  for (const [name, value] of Object.entries(phrase.values)) {
    if (name === "seat" && typeof value === "number") values[name] = table.name(value);
    else if (typeof value !== "object") values[name] = value;
    else
      values[name] = [value]
        .flat()
        .map((each) => textOf(face, table, each, advice))
        .join(BETWEEN);
  }
  return said(idOf(table, phrase.id, advice), { ...values, ...face.values?.(values, said) });
}

/** The sentence for a phrase, as a page says it. */
function idOf(table: Table, id: string, advice: boolean): string {
  const own = id.startsWith("web-") ? id : `web-${id}`;
  const twins = [...(advice ? [`${own}-hint`] : []), own];
  return twins.find((twin) => words.has(twin, table.game)) ?? id;
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
