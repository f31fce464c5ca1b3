import { getContext, setContext } from "svelte";
import type { GameFace } from "../boards";

const KEY = Symbol("face");

/** Tell all parts below which game is on the table. */
export function setFace(face: GameFace): void {
  setContext(KEY, face);
}

/** The same for something that is mounted apart from the table. */
export function faceContext(face: GameFace): Map<symbol, GameFace> {
  return new Map([[KEY, face]]);
}

/** The game on the table. */
export function currentFace(): GameFace {
  return getContext<GameFace>(KEY);
}
