import { api } from "./api";

/** Whether an address means this very machine, so that nobody else can use it. */
export function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/** How others find this server; links for them begin so. */
class Inviting {
  private told = $state<string | null>(null);

  /** The address for others; null as long as only this machine can come in. */
  get origin(): string | null {
    return [this.told, location.origin].find((each) => each !== null && !isLocal(each)) ?? null;
  }

  /** Ask the server: the command line or another page may have opened it. */
  look(): void {
    void api
      .shared()
      .then(({ url }) => (this.told = url))
      .catch(() => undefined);
  }

  /** Open the server to the local network; whether others can come now. */
  async letOthers(): Promise<boolean> {
    this.told = (await api.letOthers()).url;
    return this.origin !== null;
  }

  /** Close the server again to all but this machine. */
  async closeToOthers(): Promise<void> {
    this.told = (await api.closeToOthers()).url;
  }
}

export const inviting = new Inviting();
