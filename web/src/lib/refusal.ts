import { SECONDS_TOLD } from "../protocol";
import { words } from "./words.svelte";

/** Something that was refused or failed. */
export interface Refusal {
  /** A code of the protocol, or one of these pages. */
  readonly code: string;
  /** Seconds until the same may be tried again; 0 where nobody knows. */
  readonly retryAfter?: number;
  /** The sentence of the server, for a code that is newer than these pages. */
  readonly sentence?: string;
}

/** What people are told of a refusal: what happened, and when to come back. */
export function refusalText({ code, retryAfter: seconds = 0, sentence }: Refusal): string {
  const id = `refused-${code}`;
  if (!words.has(id)) return sentence || words.say("refused-internal");
  const minutes = seconds > SECONDS_TOLD ? Math.ceil(seconds / 60) : 0;
  return words.say(id, { seconds, minutes });
}
