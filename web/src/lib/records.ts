import { keep, kept } from "./storage";

/** The best result of this device in a game, with the table where it happened. */
export interface Best {
  points: number;
  table: string;
}

const KEY = "casetta.records";

/** The best results by game. */
export function records(): Record<string, Best> {
  return (kept(KEY) ?? {}) as Record<string, Best>;
}

/** Keep a result if it is better than all before; true if it is, and something to be proud of. */
export function keepBest(game: string, best: Best): boolean {
  const known = records();
  if ((known[game]?.points ?? -Infinity) >= best.points) return false;
  keep(KEY, { ...known, [game]: best });
  return best.points > 0;
}
