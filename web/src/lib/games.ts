import { api, type GameAbout } from "./api";
import { words } from "./words.svelte";

/** The games in the order in which the home page shows them. */
export const GAMES = ["dream-home", "my-shelfie", "home-staging"] as const;
/** Neighbours for whoever just wants to play, the first that a game has. */
const FIRST_RIVALS = ["snail", "swallow", "greedy", "random"];
/** The four levels, gentle first; other bots are for people who study them. */
export const LEVELS = ["snail", "swallow", "beaver", "owl"];

const known = new Map<string, Promise<GameAbout[]>>();

/** What the server says about its games, once for each language. */
export function aboutGames(): Promise<GameAbout[]> {
  const language = words.language;
  let asked = known.get(language);
  if (!asked) {
    asked = api.games(language);
    known.set(language, asked);
    asked.catch(() => known.delete(language));
  }
  return asked;
}

export async function aboutGame(game: string): Promise<GameAbout | undefined> {
  return (await aboutGames()).find((each) => each.game === game);
}

/** Two neighbours: those of the last time, else the gentlest there are. */
export function rivalsFor(about: GameAbout, last: string[] | undefined): string[] {
  const kept = (last ?? []).filter((bot) => about.bots.includes(bot));
  if (kept.length) return kept;
  return FIRST_RIVALS.filter((bot) => about.bots.includes(bot)).slice(0, 2);
}

/** The bots one may choose: the levels where a game has them, else all it has. */
export function levelsOf(about: GameAbout): string[] {
  const levels = LEVELS.filter((bot) => about.bots.includes(bot));
  return levels.length ? levels : about.bots;
}
