import { api, ApiError } from "./api";
import type { Links, MyTable } from "../protocol";
import { hold } from "./links";
import { keep, kept } from "./storage";

/** Where earlier pages kept tokens; a cookie that no script can read remembers better. */
const EARLIER = "casetta.keys";

/** Take away what earlier pages kept. */
export function forgetEarlier(): void {
  try {
    localStorage.removeItem(EARLIER);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Let the browser remember what these tokens open; where it keeps no cookies the page holds them itself. */
export async function remember(table: string, tokens: string[]): Promise<void> {
  if (!navigator.cookieEnabled) return hold(table, tokens);
  try {
    for (const token of tokens) await api.remember(table, token);
  } catch (error) {
    if (!(error instanceof ApiError && error.retryable)) throw error;
    hold(table, tokens);
  }
}

/** The same for a token that came with an answer by which the server made the browser remember it. */
export function keepAnswered(table: string, token: string): void {
  if (!navigator.cookieEnabled) hold(table, [token]);
}

/** The same for a table that was made here; the named seats sit at this screen, for others there are other links. */
export async function rememberMade(links: Links, here: number[]): Promise<void> {
  const seats = here.map((seat) => links.seats?.[seat]);
  await remember(
    links.table,
    [links.host, ...seats].filter((token) => typeof token === "string"),
  );
}

/** A table that this browser remembers, with the seats that it holds there. */
export interface KnownTable extends MyTable {
  held: number[];
}

/** What was told last, to be shown until it is told anew. */
const LAST_TOLD = "casetta.tables";

/** The tables that this browser remembers, each once, whatever of it the browser holds. */
export async function myTables({ finished = false } = {}): Promise<KnownTable[]> {
  const tables = eachOnce(await api.mine(finished));
  if (!finished) keep(LAST_TOLD, tables.filter(isOpen));
  return tables;
}

/** Those that were not finished when this was asked last. */
export function lastTables(): KnownTable[] {
  const told = kept(LAST_TOLD);
  return Array.isArray(told) ? (told as KnownTable[]).filter((each) => Array.isArray(each?.held)) : [];
}

export const isOpen = (table: MyTable) => table.status === "running" || table.status === "waiting";

/** One line for a table; it waits for us if any of our seats is waited for. */
export function eachOnce(tables: MyTable[]): KnownTable[] {
  const found = new Map<string, KnownTable>();
  for (const each of tables) {
    const known = found.get(each.table) ?? { ...each, held: [] };
    const held = each.seat === null ? known.held : [...known.held, each.seat];
    found.set(each.table, { ...known, held, waiting: Boolean(known.waiting || each.waiting) });
  }
  return [...found.values()];
}

/** Give a table up: whoever plays there hands the seat to a bot, and the browser forgets it. */
export async function giveUp({ table, status, held }: KnownTable): Promise<void> {
  if (isOpen({ status } as MyTable)) for (const seat of held) await api.leave(table, seat).catch(() => undefined);
  await api.forget(table);
}
