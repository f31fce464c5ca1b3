import type { GameFace, Told } from "../boards";
import type { LogLine, Table, View } from "./table.svelte";
import { type Say, words } from "./words.svelte";

/** Says a sentence about a move that is not made yet, where the game has one: `ID-hint`. */
function notYet(table: Table): Say {
  return (id, values) => table.say(words.has(`${id}-hint`, table.game) ? `${id}-hint` : id, values);
}

/** A move that somebody could make: what to do, and where. */
export function advised(face: GameFace, table: Table, seat: number, move: string, before: View | null): Told {
  return face.told(lineOf(seat, move, before), notYet(table));
}

/** Several moves, each in words: those that could be made, or those that were. */
export function spelled(face: GameFace, table: Table, seat: number, moves: readonly string[], could: boolean): string {
  const say = could ? notYet(table) : table.say;
  return moves.map((move) => face.told(lineOf(seat, move, table.view), say).text).join(" ");
}

function lineOf(seat: number, move: string, before: View | null): LogLine {
  return { entry: { version: 0, kind: "move", seat, move, digest: "" }, before, after: null };
}
