import { untrack } from "svelte";
import { draft, keepDraft } from "./storage";
import type { Table } from "./table.svelte";

interface Kept<Draft> {
  position: string;
  drafted: Draft;
}

/**
 * Keep what is half composed on a board over a reload, for as long as the position is the same. Called
 * once, while the board is made, after the effects by which it begins a position; `position` is empty
 * until it has begun one, `drafted` null while there is nothing to keep.
 */
export function keepDrafted<Draft>(
  table: Table,
  position: () => string,
  drafted: () => Draft | null,
  restore: (drafted: Draft) => void,
): void {
  if (!table.source.atTable) return;
  const key = `board-${table.id}`;
  let before = JSON.parse(draft(key) || "null") as Kept<Draft> | null;
  $effect(() => {
    const [now, at] = [drafted(), position()];
    if (!at) return;
    const kept = before;
    before = null;
    const isSame = kept?.position === at;
    keepDraft(key, isSame || now === null ? "" : JSON.stringify({ position: at, drafted: now } satisfies Kept<Draft>));
    // Gone before it is tried: what another version of the board kept may break this one, but only once.
    if (isSame) untrack(() => restore(kept.drafted));
  });
}

/** A position as one seat sees it, by a name that survives a reload and a restart of the server. */
export function positionOf({ state, mine }: Table): string {
  return state ? `${state.version} ${state.digest} ${mine}` : "";
}
