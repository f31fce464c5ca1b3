/** What the server called its memory of a table, so that a page that is opened again gets the whole log at once. It opens nothing. */
const KEY = "casetta.epochs";
const MOST = 200;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The epoch of a table, if it is known. */
export function epochOf(table: string): string | undefined {
  return all()[table];
}

/** Keep the epoch of a table. */
export function keepEpoch(table: string, epoch: string): void {
  const { [table]: known, ...others } = all();
  if (known === epoch) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, epoch]].slice(-MOST))));
  } catch {
    // Without it the log is asked for once more.
  }
}
