import { api, ApiError } from "./api";
import type { Links, MyTable } from "../protocol";
import { hold } from "./links";

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

/** The tables that this browser remembers, each once, whatever of it the browser holds. */
export async function myTables(): Promise<MyTable[]> {
  return eachOnce(await api.mine());
}

/** One line for a table; it waits for us if any of our seats is waited for. */
export function eachOnce(tables: MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const each of tables) {
    const known = found.get(each.table);
    found.set(each.table, known ? { ...known, waiting: Boolean(known.waiting || each.waiting) } : each);
  }
  return [...found.values()];
}
