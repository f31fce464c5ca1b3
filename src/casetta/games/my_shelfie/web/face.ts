import tiles from "virtual:art/tiles";
import type { GameFace, Told } from "$web/boards";
import { useArt } from "$web/lib/art";
import type { LogLine } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import Look from "./Look.svelte";
import { cellAt, readMove } from "./spelling";

useArt(tiles);

/** Which tiles went into which column, and the tokens that this brought. */
function told({ entry, before, after }: LogLine, say: Say): Told {
  const { tiles, column } = readMove(entry.move ?? "");
  const letters = before ? tiles.map((tile) => letterAt(before.room, tile)) : [];
  const names = letters.map((letter) => say("kind", { letter })).join(", ");
  const text = before
    ? say("web-log-took", { tiles: names, column: column + 1 })
    : say("web-log-took-some", { count: tiles.length, column: column + 1 });
  return { text, points: tokensOf(after, entry.seat) - tokensOf(before, entry.seat), places: tiles };
}

function letterAt(room: string[], tile: string): string {
  const { row, column } = cellAt(tile);
  return room[row]?.[column] ?? ".";
}

function tokensOf(view: LogLine["before"], seat: number): number {
  const tokens = (view?.tokens?.[seat] as number[] | undefined) ?? [];
  return tokens.reduce((total, token) => total + token, 0);
}

export default {
  Board,
  Look,
  Example,
  secrets: true,
  end: "left",
  told,
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
