import type { FirstGame, Step } from "$web/lib/first.svelte";

const GO = "[data-testid=confirm]";

/** A step in which a column is taken and its room is built. */
function build(id: string, column: number, place: string, reply: string[] = []): Step {
  const spots = [`[data-column="${column}"]`, `[data-testid=house] [data-place="${place}"]`, GO];
  return { id, moves: [`take ${column}; room ${place}`], spots, reply };
}

/** The last five rounds (`content/tutorial.json` is the deal): discard, column, support, token, roof, helper. */
const token = build("token", 3, "l4", ["discard 4", "take 1", "room u3"]);
export default {
  shows: true,
  steps: [
    { id: "welcome" },
    { id: "discard", moves: ["discard 4"], spots: [`[data-column="4"]`, GO] },
    build("column", 2, "u2", ["take 0", "room u1", "discard 4", "take 3", "room u2"]),
    build("support", 2, "l3", ["discard 2", "take 1", "room u4"]),
    { ...token, moves: [...token.moves!, "token l4"] },
    build("roof", 2, "u3", ["discard 1", "take 2", "room u0"]),
    build("helper", 4, "u4"),
    { id: "over" },
  ],
} satisfies FirstGame;
