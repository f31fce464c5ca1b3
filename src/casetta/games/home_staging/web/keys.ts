/** The keys of the drawing board. */
import type { Desk } from "./desk.svelte";

const WALLS = { b: "brush", k: "box", g: "edge", d: "door" } as const;
const CHOICES = ["room", "card", "tokens"];

/** Undo and redo as everywhere else; false when it is something else. */
export function pressedWithControl(desk: Desk, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) desk.redo();
  else if (key === "z") void desk.table.undo();
  else return false;
  return true;
}

/** Do what a key means; false when it means nothing here. */
export function pressed(desk: Desk, event: KeyboardEvent, onButton: boolean): boolean {
  const key = event.key.toLowerCase();
  if (CHOICES.includes(desk.doing)) return chosen(desk, key, onButton);
  if (event.key === "U") desk.redo();
  else if (desk.mayDraw && key === "w") desk.tool = "window";
  else if (desk.mayDraw && key === "e") desk.tool = "entry";
  else if (desk.doing === "close" && key in WALLS) desk.tool = WALLS[key as "b"];
  else if (desk.doing === "draw") return drawn(desk, key, event.shiftKey);
  else return false;
  return true;
}

function chosen(desk: Desk, key: string, onButton: boolean): boolean {
  const move = /^[1-9]$/.test(key) ? desk.table.legal?.[Number(key) - 1] : undefined;
  if (move) desk.picked = move;
  else if (key === "enter" && desk.picked && !onButton) void desk.confirm();
  else return false;
  return true;
}

function drawn(desk: Desk, key: string, shift: boolean): boolean {
  if (/^[1-9]$/.test(key) && desk.tokens[Number(key) - 1]) desk.takeUp(Number(key) - 1);
  else if (key === "r") desk.turn(shift ? -1 : 1);
  else if (key === "m") desk.idea("mirror");
  else if (key === "o") desk.idea("other");
  else if (key === "x") desk.skip();
  else if (key === "f") desk.showFits = !desk.showFits;
  else if (key === "p") desk.tool = "piece";
  else if (key === "y" && desk.ideaAsked) desk.useIdea(desk.ideaAsked);
  else return false;
  return true;
}
