import { wordsOf } from "$web/lib/moves";

/** Moves of Dream Home as the server spells them: `take 3`, `room u1 down`, `supply l1 kitchen`. */
export interface Move {
  text: string;
  verb: Verb;
  /** Columns of the display, from 0. */
  columns: number[];
  /** Spaces of the own house in lower case; `outside` is one too. */
  spaces: string[];
  /** A type of room, or a kind of roof such as `roof-red-window`. */
  kind: string;
  down: boolean;
}
export type Verb =
  | "take" | "discard" | "hammer" | "drill" | "mix" | "room" | "token" | "decline"
  | "scaffold" | "keep" | "roof" | "supply" | "swap" | "pass" | "done"; // prettier-ignore

/** What has been pointed at so far. */
export interface Pick {
  columns: number[];
  spaces: string[];
  kind: string;
}
export const NOTHING: Pick = { columns: [], spaces: [], kind: "" };

/** How many things have been pointed at. */
export function countOf({ columns, spaces, kind }: Pick): number {
  return columns.length + spaces.length + (kind ? 1 : 0);
}

/** Whether two single things that can be pointed at are the same. */
export function isSame(one: Partial<Pick>, other: Partial<Pick>): boolean {
  const name = ({ columns, spaces, kind }: Partial<Pick>) => `${columns?.[0] ?? ""} ${spaces?.[0] ?? ""} ${kind ?? ""}`;
  return name(one) === name(other);
}

export function readMove(text: string): Move {
  const [verb, ...rest] = wordsOf(text) as [Verb, ...string[]];
  const kind = verb === "roof" ? text.replaceAll(" ", "-") : verb === "supply" ? rest[1]! : "";
  const columns = rest.filter((word) => /^\d$/.test(word)).map(Number);
  const spaces = rest.filter((word) => /^([ulb]\d|outside)$/.test(word));
  return { text, verb, columns, spaces, kind, down: verb === "room" && rest.includes("down") };
}

/** The moves that a seat is offered, by their verb. */
export function offers(legal: readonly string[] | null): Move[] {
  return (legal ?? []).map(readMove);
}

/** The moves of a verb that go on from what has been pointed at. */
export function goingOn(moves: readonly Move[], verb: Verb, pick: Pick): Move[] {
  return moves.filter(
    (move) =>
      move.verb === verb &&
      pick.columns.every((column) => move.columns.includes(column)) &&
      pick.spaces.every((space) => move.spaces.includes(space)) &&
      (!pick.kind || move.kind === pick.kind),
  );
}

/** The move that has been pointed at completely; a room card lies as wished if it may. */
export function completed(moves: readonly Move[], verb: Verb, pick: Pick, down: boolean): Move | undefined {
  const whole = goingOn(moves, verb, pick).filter(
    (move) =>
      move.columns.length === pick.columns.length &&
      move.spaces.length === pick.spaces.length &&
      move.kind === pick.kind,
  );
  return whole.find((move) => move.down === down) ?? whole[0];
}

/**
 * What has been pointed at after one thing more. What no longer goes with it is dropped, the oldest
 * first; what was pointed at already is let go.
 */
export function pointAt(moves: readonly Move[], verb: Verb, pick: Pick, at: Partial<Pick>): Pick {
  const { columns = [], spaces = [], kind = "" } = at;
  if (kind && pick.kind === kind) return { ...pick, kind: "" };
  if (columns.length && pick.columns.includes(columns[0]!)) {
    return { ...pick, columns: pick.columns.filter((each) => each !== columns[0]) };
  }
  if (spaces.length && pick.spaces.includes(spaces[0]!)) {
    return { ...pick, spaces: pick.spaces.filter((each) => each !== spaces[0]) };
  }
  const wider: Pick = {
    columns: [...pick.columns, ...columns],
    spaces: [...pick.spaces, ...spaces],
    kind: kind || pick.kind,
  };
  return fewer(wider, at).find((each) => goingOn(moves, verb, each).length) ?? pick;
}

/** Ever less of a pick, the newest being kept longest. */
function fewer(pick: Pick, at: Partial<Pick>): Pick[] {
  const fresh: Pick = { columns: at.columns ?? [], spaces: at.spaces ?? [], kind: at.kind ?? "" };
  return [
    pick,
    { ...pick, columns: pick.columns.slice(1) },
    { ...pick, spaces: pick.spaces.slice(1) },
    { ...pick, kind: fresh.kind },
    fresh,
  ].map((each) => ({
    columns: fresh.columns.length && !each.columns.length ? fresh.columns : each.columns,
    spaces: fresh.spaces.length && !each.spaces.length ? fresh.spaces : each.spaces,
    kind: each.kind,
  }));
}

/** The columns, spaces and kinds that can still be pointed at. */
export function open(moves: readonly Move[], verb: Verb, pick: Pick) {
  const found = goingOn(moves, verb, pick);
  return {
    columns: new Set(found.flatMap((move) => move.columns)),
    spaces: new Set(found.flatMap((move) => move.spaces)),
    kinds: [...new Set(found.map((move) => move.kind).filter(Boolean))],
  };
}
