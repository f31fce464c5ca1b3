/** Tokens of tables that no cookie remembers: a first game, or any where the browser keeps no cookies. They go with the page. */
const held = new Map<string, string[]>();
const MOST = 7;

/** Hold the tokens of a table as long as the page is open, the mightiest first. */
export function hold(table: string, tokens: string[]): void {
  held.set(table, tokens.slice(0, MOST));
}

/** Hold the tokens of a table no longer. */
export function letGo(table: string): void {
  held.delete(table);
}

/** The tokens of a table to greet with; none where the browser's cookie says it all. */
export function tokensOf(table: string): string[] {
  return held.get(table) ?? [];
}

/** An address that opens something at a table. The token stands behind `#`, which no server is sent. */
export function address(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}#${token}`;
}

/** An address that shows a table on a screen that everybody sees. */
export function watchAddress(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}?eyes=table#${token}`;
}
