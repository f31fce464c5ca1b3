import type * as P from "../protocol";
import { isolated } from "./bidi";
import { NOBODY, type Table } from "./table.svelte";
import { say } from "./words.svelte";

/** What can be said without words. */
export const EMOTES = ["hello", "good-luck", "well-done", "thanks", "laugh", "wow", "oops", "thinking"] as const;
export const CHAT_MODES = ["on", "emotes", "off"] as const;

/** The refusal that whoever talks here would get; empty where they may say something. */
export function mayTalk(table: Table): string {
  const { people, viewer, host } = table;
  const isMeant = (seat: number) => seat === NOBODY || seat === viewer;
  if (people?.silenced?.some(isMeant)) return "silenced";
  if (people?.policy.chat === "off") return "chat-off";
  const isMuted =
    viewer === NOBODY ? people?.policy.spectator_chat === false && !host : people?.muted?.includes(viewer);
  return isMuted ? "muted" : "";
}

/** Who said a line. */
export function speaker(table: Table, said: P.Said): string {
  return isolated(said.name) || (said.seat === NOBODY ? say("spectator") : table.name(said.seat));
}

/** A notice in words, to whom it concerns and to others. */
export function noticeText(table: Table, said: P.Said): string {
  const id = `notice-${said.text}`;
  const who = said.seat === NOBODY ? "spectators" : table.told(said.seat).who;
  return say(id, { who, name: speaker(table, said) });
}
