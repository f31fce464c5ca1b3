/** What this browser keeps under a name; null where it keeps nothing, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep something; a browser that keeps nothing forgets it with the page. */
export function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Then it lives as long as the page.
  }
}
