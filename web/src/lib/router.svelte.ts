import { version } from "./version.svelte";

/** Where we are; pages follow it. */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  /** The words of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  /** Go somewhere in casetta. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    if (!link || link.hasAttribute("download") || link.getAttribute("target")) return;
    // The server has pages that can go on.
    if (version.shut) return;
    event.preventDefault();
    this.go(link.getAttribute("href")!);
  }
}

export const place = new Place();
