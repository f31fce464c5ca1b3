import type { FirstGame } from "$web/lib/first.svelte";

const GO = "[data-testid=confirm]";
const cells = (...names: string[]) => names.map((name) => `[data-cell="${name}"]`).join(", ");
const column = (number: number) => `g[data-column="${number}"]`;

/** Five turns at the end of a game (`content/tutorial.json` is the deal): line, order, common goal, personal goal, end. */
export default {
  shows: true,
  steps: [
    { id: "welcome" },
    { id: "line", moves: ["d3 e3 f3 >1"], spots: [cells("d3", "e3", "f3"), column(1), GO], reply: ["e8 f8 >1"] },
    { id: "order", moves: ["d4 e4 >4"], spots: [cells("d4"), cells("e4"), column(4), GO], reply: ["d7 >2"] },
    { id: "common", moves: ["g4 h4 >5"], spots: [cells("g4"), cells("h4"), column(5), GO], reply: ["e7 f7 >4"] },
    { id: "personal", moves: ["f4 >3"], spots: [cells("f4"), column(3), GO], reply: ["b5 >5"] },
    { id: "end", moves: ["c4 >2"], spots: [cells("c4"), column(2), GO], reply: ["b6 c6 >2"] },
    { id: "over" },
  ],
} satisfies FirstGame;
