import { getContext, setContext } from "svelte";
import type { GameFace } from "../boards";

const KEY = Symbol("face");

/** Tell all parts below which game is on the table. */
export function setFace(face: GameFace): void {
  setContext(KEY, face);
}

/** The game on the table. */
export function currentFace(): GameFace {
  return getContext<GameFace>(KEY);
}
