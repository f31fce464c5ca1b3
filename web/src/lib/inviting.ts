const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address means this very machine, so that nobody else can use it. */
export function isLocal(origin: string): boolean {
  return LOCAL.includes(new URL(origin).hostname);
}
