import type { Told } from "$web/boards";
import type { LogLine } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import { at, houseOf, placeOf, roomOf, tokenOf } from "./house";
import { readMove } from "./moves";

/** How a column of the display went, and through whom. */
export interface Gone {
  how: "take" | "hammer" | "discard";
  seat: number;
}

/** Who emptied the columns: of each column the last one who did. */
export function gone(log: readonly LogLine[]): Map<number, Gone> {
  const undone = new Set<number>();
  const found = new Map<number, Gone>();
  for (const { entry } of log) {
    for (const version of entry.undone ?? []) if (entry.kind === "undo") undone.add(version);
    for (const version of entry.redone ?? []) undone.delete(version);
  }
  for (const { entry } of log) {
    const [how, column] = (entry.move ?? "").split(" ");
    if (entry.kind !== "move" || undone.has(entry.version)) continue;
    if (how === "take" || how === "hammer" || how === "discard") found.set(Number(column), { how, seat: entry.seat });
  }
  return found;
}

/** A move in words; what it was about is known only where it was seen. */
export function told({ entry, before }: LogLine, say: Say): Told {
  const move = readMove(entry.move ?? "");
  const column = move.columns[0] ?? -1;
  const cards = before?.display?.[column];
  const house = before ? houseOf(before, entry.seat) : null;
  const place = placeOf(move.spaces[0] ?? "");
  const lying = house && place ? at(house, place) : null;
  const kept = move.verb === "keep" ? tokenOf(lying) : "";
  const card = (move.verb === "roof" ? move.kind : kept) || (cards ?? before?.hand)?.resource || "none";
  const values = {
    room: move.kind || (cards ?? before?.hand)?.room || "none",
    card: card.replaceAll(" ", "-"),
    leaving: roomOf(lying) || "none",
  };
  const id = move.verb === "take" && column === 0 ? "take-key" : move.down ? "room-down" : sentenceOf(move.spaces, move.verb);
  const known = before !== null || move.verb === "pass" || move.verb === "done" || move.verb === "roof";
  const text = known ? say(`web-told-${id}`, values) : say("web-told-unseen", { verb: id });
  return { text, places: move.spaces.map((space) => space.toUpperCase()) };
}

function sentenceOf(spaces: string[], verb: string): string {
  if (verb === "scaffold" && !spaces.length) return "scaffold-keep";
  return verb === "token" && spaces[0] === "outside" ? "token-outside" : verb;
}
