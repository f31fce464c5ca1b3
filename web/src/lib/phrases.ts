import type { Told } from "../boards";
import type { LogLine } from "./table.svelte";
import type { Say } from "./words.svelte";

/** A line of the log in words. */
export function toldLine({ entry }: LogLine, _say: Say): Told {
  return { text: entry.move ?? "", places: [] };
}
