import type { Links } from "../protocol";

/** The keys this browser holds to a table. */
export interface Keys {
  host?: string;
  seats: Record<string, string>;
  spectator?: string;
  /** What the server called this memory of the table, to go on from. */
  epoch?: string;
  /** The seats that sit at this screen; others were invited. */
  here?: number[];
}

const KEY = "casetta.keys";
const MOST = 200;

function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

function keep(keys: Record<string, Keys>): void {
  const newest = Object.entries(keys).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without memory the links themselves still work.
  }
}

/** The keys to a table, if there are any. */
export function keysTo(table: string): Keys | undefined {
  return all()[table];
}

/** Keep more keys to a table. */
export function keepKeys(table: string, more: Partial<Keys>): Keys {
  const keys = all();
  const old = keys[table] ?? { seats: {} };
  const merged = { ...old, ...more, seats: { ...old.seats, ...more.seats } };
  delete keys[table];
  keep({ ...keys, [table]: merged });
  return merged;
}

/** Forget the keys to a table. */
export function dropKeys(table: string): void {
  const keys = all();
  delete keys[table];
  keep(keys);
}

/** Keep the links of a table that was made here; the named seats sit at this screen. */
export function keepLinks(links: Links, here: number[]): Keys {
  return keepKeys(links.table, {
    host: links.host ?? undefined,
    seats: links.seats ?? {},
    spectator: links.spectator ?? undefined,
    here,
  });
}

/** What to say `hello` with: the host's key, the seats of this screen, else the spectator's. */
export function tokensOf(keys: Keys): string[] {
  const seats = keys.here
    ? keys.here.map((seat) => keys.seats[seat]).filter((token) => token !== undefined)
    : Object.values(keys.seats);
  const tokens = [keys.host, ...seats].filter((token) => token !== undefined);
  if (tokens.length) return tokens.slice(0, 6);
  return keys.spectator ? [keys.spectator] : [];
}

/** The same for a screen that everybody sees: a seat's key only where there is no other. */
export function watchingTokensOf(keys: Keys): string[] {
  const tokens = [keys.host, keys.spectator].filter((token) => token !== undefined);
  return tokens.length ? tokens : tokensOf(keys);
}

/** An address that opens something at a table. The key stands behind `#`, which no server is sent. */
export function address(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}#${token}`;
}

/** An address that shows a table on a screen that everybody sees. */
export function watchAddress(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}?eyes=table#${token}`;
}
