import clients from "virtual:art/clients";
import type { GameFace } from "$web/boards";
import { useArt } from "$web/lib/art";
import type { SheetLine } from "$web/protocol";
import type { View } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import Board from "./Board.svelte";
import BookGallery from "./BookGallery.svelte";
import Example from "./Example.svelte";
import Look from "./Look.svelte";

useArt(clients);

/** A line of the sheet, with furniture by its name. */
function scored(line: SheetLine, say: Say): string {
  const values = { ...line.values };
  if (typeof values.option === "string") values.option = say(`furniture-${values.option}`);
  return say(line.rule, values);
}

/** Which of the rooms is being furnished. */
function where(view: View, say: Say): string {
  const rooms = new Set(view.cards.map((card: { room: string }) => card.room));
  return say("web-where", { room: Math.max(1, view.rooms.length), rooms: rooms.size });
}

export default {
  Board,
  Look,
  Example,
  isSmall: (show) => show.includes("plan"),
  Gallery: BookGallery,
  secrets: false,
  where,
  scored,
  keys: [
    { press: "1 … 9", does: "web-key-piece" },
    { press: "← → ↑ ↓", does: "web-key-move" },
    { press: "R · ⇧ R", does: "web-key-turn" },
    { press: "M · O", does: "web-key-idea" },
    { press: "X", does: "web-key-skip" },
    { press: "F", does: "web-key-where" },
    { press: "W · E · P", does: "web-key-tools" },
    { press: "B · K · G · D", does: "web-key-walls" },
    { press: "⇧ U", does: "web-redo" },
  ],
  rules: ["web-rules-turn", "web-rules-draw", "web-rules-close", "turn-help-access", "turn-help-idea", "turn-help-end"],
} satisfies GameFace;
