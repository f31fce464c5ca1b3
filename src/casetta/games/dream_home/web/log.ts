import { surviving } from "$web/lib/phrases";
import type { Entry, Phrase } from "$web/protocol";

/** How a column of the display went, and through whom. */
export interface Gone {
  how: "take" | "hammer" | "discard";
  seat: number;
}
/** Phrases that tell of a column that is gone. */
const WAYS: Record<string, Gone["how"]> = {
  "move-take": "take",
  "move-take-marker": "take",
  "move-hammer": "hammer",
  "move-discard": "discard",
};

/** Who emptied the columns: of each column the last one who did. */
export function gone(log: readonly Entry[]): Map<number, Gone> {
  const found = new Map<number, Gone>();
  for (const { seat, phrases = [] } of surviving(log)) {
    const column = columnTaken(phrases);
    if (column) found.set(column.number, { how: column.how, seat });
  }
  return found;
}

/** The column that phrases tell of, if one went. */
export function columnTaken(phrases: readonly Phrase[]): { number: number; how: Gone["how"] } | undefined {
  const phrase = phrases.find(({ id }) => WAYS[id]);
  return phrase && { number: Number(phrase.values.column), how: WAYS[phrase.id]! };
}

/** The places of a house that phrases tell of, as boards name them. */
export function placesTold(phrases: readonly Phrase[]): string[] {
  return phrases.flatMap((phrase) => phrase.places).map((place) => place.toLowerCase());
}
