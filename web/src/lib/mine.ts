import type { MySeat } from "../protocol";
import { isolated } from "./bidi";
import { botName } from "./games.svelte";
import type { KnownTable } from "./memory";
import { say, words } from "./words.svelte";

/** How somebody at a remembered table is called: a seat of this browser is "you". */
function called(seat: MySeat, number: number, { held }: KnownTable): string {
  if (held.includes(number)) return seat.name && held.length > 1 ? seat.name : say("you");
  if (seat.name) return seat.name;
  if (seat.player === "open") return say("chair-waiting");
  return seat.player.startsWith("bot:")
    ? botName(seat.player.slice(4))
    : say("seat-number", { number: seat.number + 1 });
}

/** Who sits at a table, we first. */
export function peopleOf(table: KnownTable): string {
  const seats = (table.seats ?? []).map((seat, number) => ({ seat, number }));
  const [mine, others] = [true, false].map((held) => seats.filter((each) => table.held.includes(each.number) === held));
  return [...mine!, ...others!].map(({ seat, number }) => isolated(called(seat, number, table))).join(", ");
}

/** Who is waited for, unless that is us. */
function awaited(table: KnownTable): string {
  const waiting = (table.seats ?? []).flatMap((seat, number) =>
    seat.waiting ? [isolated(called(seat, number, table))] : [],
  );
  return waiting.join(", ");
}

/** What a table waits for. */
export function stateOf(table: KnownTable): string {
  if (table.status !== "running") return say(`status-${table.status}`);
  if (table.waiting) return say("banner-your-turn");
  const names = awaited(table);
  return names ? say("tables-turn", { names }) : say("status-running");
}

/** How far a game is. */
export function progressOf({ status, round, moves }: KnownTable): string {
  if (status !== "running") return "";
  return round ? say("tables-round", { number: round }) : say("table-turn", { number: (moves ?? 0) + 1 });
}

/** Who played a finished game and how it ended, the first first. */
export function resultOf(table: KnownTable): { name: string; points: number; place: number }[] {
  return (table.seats ?? [])
    .map((seat, number) => ({
      name: called(seat, number, table),
      points: seat.points ?? 0,
      place: seat.place ?? 0,
    }))
    .sort((one, other) => one.place - other.place);
}

/** When something last happened at a table. */
export function whenOf({ changed }: KnownTable): string {
  const date = new Date(changed * 1000);
  const locale = navigator.languages.find((each) => each.startsWith(words.language)) ?? words.language;
  return date.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
}
