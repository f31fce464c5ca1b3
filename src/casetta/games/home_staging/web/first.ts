import type { FirstGame } from "$web/lib/first.svelte";
import type { Table } from "$web/lib/table.svelte";
import { asks } from "./asks";

const GO = "[data-testid=confirm]";
const cardOf = (number: number) => `.back[data-card="${number}"]`;
const SHARE = ".share:not(:has(~ .share))";
const withIcon = (button: string, icon: string) => `${button}:has(use[href="#icons-${icon}"])`;
const TURN = withIcon(".btn", "rotate");
const ENTRY = withIcon(".tool", "key");
const WINDOW = withIcon(".tool", "window");

/** The squares that a move would cover and keep free, in a text that moves can be compared by. */
async function squaresOf(move: string, table: Table): Promise<string> {
  const { pieces } = await asks.plan(table, table.mine, move);
  return JSON.stringify(pieces.map(({ option, body, dots }) => [option, [...body].sort(), [...dots].sort()]));
}

/** A piece that looks the same when it is turned may be turned otherwise. */
const looksAlike = async (move: string, wanted: string, table: Table) =>
  (await squaresOf(move, table)) === (await squaresOf(wanted, table));

/** A finished plan has a front door, and here a window; they may have been drawn before. */
function isFinished(move: string, _: string, table: Table): boolean {
  const plan = table.view?.plans[0] as { front_door: string | null; windows: string[] } | undefined;
  const has = (word: string, before: boolean) => before || move.includes(word);
  return (
    move.includes("ready") && has("front", Boolean(plan?.front_door)) && has("window", Boolean(plan?.windows.length))
  );
}

/** The end of a game (`content/tutorial.json` is the deal): room, tokens, piece, circulation, turning, wall side, walls, door, window, bonuses. */
export default {
  shows: true,
  steps: [
    { id: "welcome" },
    { id: "room", moves: ["room bath"], spots: [".room", GO] },
    { id: "basin", moves: ["card 15", "tokens 1 0"], spots: [cardOf(15), SHARE, GO] },
    { id: "place", moves: ["15b1 r0 j11"], lit: ["j11", "k11", "l11"], spots: [GO], accepts: looksAlike },
    { id: "card", moves: ["card 14", "tokens 1 0"], spots: [cardOf(14), SHARE, GO] },
    { id: "turn", moves: ["14b1 r1 h9"], lit: ["i9", "i10"], spots: [TURN, GO], accepts: looksAlike },
    { id: "shower", moves: ["card 16", "tokens 1 0"], spots: [cardOf(16), SHARE, GO] },
    { id: "wall", moves: ["16b1 r2 f10"], lit: ["f11", "g11", "f12", "g12"], spots: [TURN, GO], accepts: looksAlike },
    { id: "close", moves: ["grow h11:i11 i12 door f10 w"], spots: [GO], accepts: (move) => /\bdoor\b/.test(move) },
    { id: "finish", moves: ["front e9 w window l7 e ready"], spots: [ENTRY, WINDOW, GO], accepts: isFinished },
    { id: "over" },
  ],
} satisfies FirstGame;
