import type { GameFace } from "../boards";
import Board from "./Board.svelte";
import Look from "./Look.svelte";

/** The face of a game that brings no pages of its own: its position in characters, its moves as buttons. */
export default {
  Board,
  Look,
  secrets: true,
  scored: (line, say) => say(line.rule, line.values),
  keys: [{ press: "← → ↑ ↓", does: "generic-key-moves" }],
  rules: [],
} satisfies GameFace;
