import tiles from "virtual:art/tiles";
import type { GameFace } from "$web/boards";
import { useArt } from "$web/lib/art";
import type { Say, Values } from "$web/lib/words.svelte";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import Look from "./Look.svelte";

useArt(tiles);

/** Tiles by their names instead of their letters. */
function values({ tiles }: Values, say: Say): Values {
  if (typeof tiles !== "string") return {};
  const names = tiles.split(" ").map((letter) => say("kind", { letter }));
  return { tiles: names.join(", ") };
}

export default {
  Board,
  Look,
  Example,
  isSmall: (show) => show.includes("shelf"),
  secrets: true,
  end: "left",
  values,
  scored: (line, say) => say(line.rule, line.values),
  keys: [
    { press: "1 2 3", does: "web-key-right" },
    { press: "⇧ 1 2 3", does: "web-key-down" },
    { press: "← →", does: "web-key-column" },
    { press: "␣", does: "web-key-order" },
  ],
  ruled: { "illegal-move": "taking" },
  rules: ["turn-help-turn", "turn-help-personal", "turn-help-groups", "turn-help-end"],
} satisfies GameFace;
