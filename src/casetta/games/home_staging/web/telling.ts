/** Moves in words, without the name of who made them. */
import type { View } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import { between, squareAt } from "./squares";

export interface Deed {
  text: string;
  places: string[];
}

/** The deeds that a move spells, one after the other. */
export function deeds(move: string, view: View | null, say: Say): Deed[] {
  const words = move.split(" ");
  const found: Deed[] = [];
  const openings = { front: 0, window: [] as string[] };
  while (words.length) {
    const word = words.shift()!;
    if (/^\d\d[ab][12]$/.test(word)) found.push(piece(word, words, say));
    else if (word === "room") found.push({ text: say("web-log-room", { room: roomName(words.shift()!, view, say) }), places: [] });
    else if (word === "card") found.push({ text: say("web-log-card", { name: say(`number-${words.shift()}`) }), places: [] });
    else if (word === "tokens") found.push({ text: say("web-log-tokens", { first: Number(words.shift()), second: Number(words.shift()) }), places: [] });
    else if (word === "decline") found.push({ text: say("web-log-decline"), places: [] });
    else if (word === "grow") found.push({ text: "", places: squares(words) });
    else if (word === "door") found.push({ text: say("web-log-close"), places: [words.shift()!] }), words.shift();
    else if (word === "sealed") found.push({ text: say("web-log-close"), places: [] });
    else if (word === "front") found.push({ text: say("web-log-front"), places: [words.shift()!] }), words.shift();
    else if (word === "window") openings.window.push(words.shift()!), words.shift();
    else if (word === "ready") found.push({ text: say("web-log-ready"), places: [] });
  }
  if (openings.window.length) found.push({ text: say("web-log-windows", { count: openings.window.length }), places: openings.window });
  return merged(found, say);
}

function piece(option: string, words: string[], say: Say): Deed {
  words.shift();
  const idea = words[0] === "m" || words[0] === "!" ? words.shift()! : "";
  const square = words.shift() ?? "";
  const text = say("web-log-draw", { piece: say(`furniture-${option}`), square: square.toUpperCase(), idea: idea ? "yes" : "no" });
  return { text, places: square ? [square] : [] };
}

function roomName(card: string, view: View | null, say: Say): string {
  const id = (view?.options as { scenario?: string } | undefined)?.scenario;
  return id ? say(`scenario-${id}-room-${card}`) : say(`room-${card}`);
}

function squares(words: string[]): string[] {
  const found: string[] = [];
  while (words.length && /^[a-p]\d+(:[a-p]\d+)?$/.test(words[0]!)) {
    const [one, other] = words.shift()!.split(":");
    found.push(...between(squareAt(one!), squareAt(other ?? one!)));
  }
  return found;
}

/** Places without words belong to the deed after them. */
function merged(found: Deed[], say: Say): Deed[] {
  const kept: Deed[] = [];
  let places: string[] = [];
  for (const deed of found) {
    if (!deed.text) places = [...places, ...deed.places];
    else {
      kept.push({ text: deed.text, places: [...places, ...deed.places] });
      places = [];
    }
  }
  if (places.length) kept.push({ text: say("web-log-grow", { count: places.length }), places });
  return kept;
}
