import { PLACES } from "./house";

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

/** Tools and helpers that verbs belong to, and the other way round. */
export const CARD_OF: Partial<Record<Verb, string>> = {
  drill: "drill",
  mix: "concrete_mixer",
  hammer: "jackhammer",
  scaffold: "scaffolding",
  roof: "roofer",
  supply: "supplier",
  swap: "handyman",
};
export const USES = new Map(Object.entries(CARD_OF).map(([verb, card]) => [card, verb as Verb]));

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

const COLUMNS = [0, 1, 2, 3, 4];
const SPACES = PLACES.map((place) => place.name);
const ROOFS = ["red", "brown", "blue", "green"].flatMap((colour) => [`roof ${colour}`, `roof ${colour} window`]);
const pairs = <One, Other>(some: readonly One[], others: readonly Other[]) =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

/** A move with what is pointed at for it; what it is spelled with follows from that. */
function spelled(verb: Verb, { columns = [], spaces = [], kind = "" }: Partial<Pick>, word = ""): Move {
  const text = [verb, ...columns, ...spaces, kind, word].filter((each) => each !== "").join(" ");
  return { text, verb, columns, spaces, kind, down: word === "down" };
}

/** Every move there could be with some types of rooms. */
function everyMove(rooms: readonly string[]): Move[] {
  return [
    ...pairs(["take", "discard", "hammer"] as const, COLUMNS).map(([verb, column]) =>
      spelled(verb, { columns: [column] }),
    ),
    ...pairs(COLUMNS, SPACES).map(([column, space]) => spelled("drill", { columns: [column], spaces: [space] })),
    ...pairs(COLUMNS, COLUMNS).map((columns) => spelled("mix", { columns: [...columns] })),
    ...pairs(["room", "token", "scaffold", "keep"] as const, [...SPACES, "outside"]).map(([verb, space]) =>
      spelled(verb, { spaces: [space] }),
    ),
    ...SPACES.map((space) => spelled("room", { spaces: [space] }, "down")),
    ...ROOFS.map((text) => ({ ...spelled("roof", {}), text, kind: text.replaceAll(" ", "-") })),
    ...pairs(SPACES, rooms).map(([space, kind]) => spelled("supply", { spaces: [space], kind })),
    ...pairs(SPACES, SPACES).map((spaces) => spelled("swap", { spaces: [...spaces] })),
    ...(["decline", "pass", "done"] as const).map((verb) => spelled(verb, {})),
    spelled("scaffold", {}, "keep"),
  ];
}

/** The moves that a seat is offered, in the order in which they are listed. */
export function offers(legal: readonly string[], rooms: readonly string[]): Move[] {
  const known = new Map(everyMove(rooms).map((move) => [move.text, move]));
  return legal.flatMap((text) => known.get(text) ?? []);
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
