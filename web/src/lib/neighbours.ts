import { words } from "./words.svelte";

/** Faces for those who chose none. */
export const PEOPLE = ["person", "person-2", "person-3", "person-4"];
const LEVELS = ["snail", "swallow", "beaver", "owl"];

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

export function botAvatar(bot: string): string {
  if (LEVELS.includes(bot)) return bot;
  return bot === "random" ? "snail" : bot === "greedy" ? "swallow" : "beaver";
}
