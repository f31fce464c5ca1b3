/** How the casetta of the server and that of these pages fit together. */
export class Version {
  /** The version that the server told last. */
  private told = $state("");
  /** Why these pages can do no more, as a code of the protocol; empty as long as they can. */
  shut = $state("");

  constructor(private readonly own: string) {}

  /** The server told its version, with an answer or with a welcome. */
  hear(told: string | null): void {
    if (told) this.told = told;
  }

  /** How the server has changed since these pages came from it: it is newer now, or older; else empty. */
  get news(): "" | "newer" | "older" {
    if (!this.told || this.told === this.own) return "";
    return this.told.localeCompare(this.own, "en", { numeric: true }) > 0 ? "newer" : "older";
  }
}

export const version = new Version(__CASETTA_VERSION__);
