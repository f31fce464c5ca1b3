/** What this browser keeps under a name; null where it keeps nothing, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** What was half typed under a name in this tab, also before a reload. */
export function draft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keep what is half typed for as long as this tab is there. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it lives as long as the page.
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
