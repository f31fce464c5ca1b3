import { DRAWN } from "../boards";
import { LEVELS, type GameInfo } from "../protocol";
import { api } from "./api";
import { words } from "./words.svelte";

/** Faces for those who chose none. */
export const PEOPLE = ["person", "person-2", "person-3", "person-4"];

/** The face of somebody who chose none, by the number that they keep. */
export function faceOf(number: number): string {
  return PEOPLE[number % PEOPLE.length]!;
}

const known = new Map<string, Promise<GameInfo[]>>();
let told = $state.raw<Record<string, GameInfo>>({});

/** What the server says about its games, once for each language. */
export function aboutGames(): Promise<GameInfo[]> {
  const language = words.language;
  let asked = known.get(language);
  if (!asked) {
    asked = api.games(language);
    known.set(language, asked);
    asked.catch(() => known.delete(language));
    void asked
      .then((games) => (told = Object.fromEntries(games.map((about) => [about.game, about]))))
      .catch(() => undefined);
  }
  return asked;
}

/** The games there are: those that these pages draw, then what else the server has. */
export function gameNames(): string[] {
  return [...new Set([...DRAWN, ...Object.keys(told)])];
}

export async function aboutGame(game: string): Promise<GameInfo | undefined> {
  return (await aboutGames()).find((each) => each.game === game);
}

/** What a game is called: by the shell, else as the server told, else by its name. */
export function titleOf(game: string): string {
  const id = `game-${game}`;
  return words.has(id) ? words.say(id) : (told[game]?.title ?? game);
}

/** What a game is about, in one sentence. */
export function sentenceOf(game: string): string {
  const id = `sentence-${game}`;
  return words.has(id) ? words.say(id) : (told[game]?.sentence ?? "");
}

/** How many may play a game. */
export function playersOf(game: string): string {
  const id = `players-${game}`;
  const seats = told[game]?.seats ?? [];
  if (words.has(id) || !seats.length) return words.has(id) ? words.say(id) : "";
  return words.say("players", { fewest: Math.min(...seats), most: Math.max(...seats) });
}

/** The bots one may choose: the levels where a game has them, else all it has. */
export function levelsOf(about: GameInfo): string[] {
  const levels = LEVELS.filter((bot) => about.bots.includes(bot));
  return levels.length ? levels : about.bots;
}

/** Two bots to play against: those of the last time, else the gentlest there are. */
export function rivalsFor(about: GameInfo, last: string[] | undefined): string[] {
  const kept = (last ?? []).filter((bot) => about.bots.includes(bot));
  const most = Math.max(...about.seats) - 1;
  return (kept.length ? kept : levelsOf(about).slice(0, 2)).slice(0, most);
}

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** The picture of a bot: a level has its own, others borrow one. */
export function botAvatar(bot: string): string {
  const sum = [...bot].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LEVELS.find((level) => level === bot) ?? LEVELS[sum % LEVELS.length]!;
}
