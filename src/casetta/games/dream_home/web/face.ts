import decor from "virtual:art/decor";
import helpers from "virtual:art/helpers";
import house from "virtual:art/house";
import roofs from "virtual:art/roofs";
import rooms from "virtual:art/rooms";
import tools from "virtual:art/tools";
import type { GameFace } from "$web/boards";
import { useArt } from "$web/lib/art";
import type { Say, Values } from "$web/lib/words.svelte";
import Board from "./Board.svelte";
import { placeName } from "./descriptions";
import { placeOf, ROUNDS } from "./house";
import Example from "./Example.svelte";
import Look from "./Look.svelte";

/** The places of a house that a sentence speaks of, as people say them. */
function values({ space, other }: Values, say: Say): Values {
  const places = [space, other].flatMap((name) => (typeof name === "string" && placeOf(name.toLowerCase())) || []);
  return places.length ? { at: places.map((place) => placeName(say, place)).join(" · ") } : {};
}

useArt(house, rooms, decor, roofs, tools, helpers);

export default {
  Board,
  Look,
  Example,
  secrets: false,
  values,
  where: (view, say) => say("web-round", { round: view.round, rounds: ROUNDS }),
  scored: (line, say) => say(line.rule, line.values),
  keys: [
    { press: "1 … 5", does: "web-key-columns" },
    { press: "← → ↑ ↓", does: "web-key-places" },
    { press: "F", does: "web-key-flip" },
    { press: "T", does: "web-key-other" },
    { press: "N", does: "web-key-no" },
  ],
  ruled: {
    "turn-no-such-column": "display",
    "turn-column-gone": "display",
    "turn-column-stays": "discard",
    "turn-not-free": "placing",
    "turn-no-support": "placing",
    "turn-wrong-floor": "placing",
    "turn-fresh-scaffolding": "scaffolding",
    "turn-must-lie-up": "face-down",
    "turn-room-full": "size",
    "turn-room-decorated": "finished",
    "illegal-move": "turn",
  },
  rules: [
    "web-rule-turn",
    "web-rule-placing",
    "web-rule-decor",
    "web-rule-tools",
    "web-rule-helpers",
    "turn-help-functionality",
    "turn-help-roof",
  ],
} satisfies GameFace;
