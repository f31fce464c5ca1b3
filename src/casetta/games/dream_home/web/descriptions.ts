/** What cards are and do, in sentences. */
import type { View } from "$web/lib/table.svelte";
import type { Say } from "$web/lib/words.svelte";
import { cardName, factsOf, roomName, sortOf, tokenPoints } from "./cards";
import { isDown, isScaffolding, type Place, roomOf, type Space, tokenOf } from "./house";

/** What lies on a space of a house, with its token. */
export function thingName(say: Say, thing: Space): string {
  const [room, token] = [roomOf(thing), tokenOf(thing)];
  if (room) return roomName(say, room) + (token ? `, ${cardName(say, token)}` : "");
  return say(isDown(thing) ? "web-empty-room" : isScaffolding(thing) ? "web-scaffolded" : "web-free");
}

/** A place of a house by its floor and number. */
export function placeName(say: Say, { floor, column }: Place): string {
  return say("web-place", { floor, number: column + 1 });
}

/** How large a room may be and what it scores. */
export function aboutRoom(view: View, say: Say, room: string): string {
  const facts = factsOf(view).room.find((each) => each.key === room)!;
  const parts = [say("web-about-room", { most: facts.most, points: facts.points.join("·") })];
  if (facts.beside) parts.push(say("web-about-beside", { room: facts.beside, points: facts.beside_points ?? 0 }));
  if (facts.class === "basement") parts.push(say("web-about-basement"));
  return parts.join(" ");
}

/** What the card above a room is good for. */
export function aboutCard(view: View, say: Say, card: string | null | undefined): string {
  const sort = sortOf(card);
  if (sort === "marker") return say("web-about-key");
  if (sort === "roof") return say("web-about-roof");
  if (sort !== "decor") return say("web-about-card", { card: card! });
  const where = factsOf(view).decor.find((each) => each.key === card)?.room ?? "any";
  return say("web-about-decor", { name: cardName(say, card), where, room: where, points: tokenPoints(view, card!) });
}

/** A room and what comes with it, by their names. */
export function pairName(say: Say, room: string | null, card: string | null | undefined, key: boolean): string {
  if (!room) return cardName(say, card);
  const first = roomName(say, room);
  if (!card && !key) return first;
  const second = card ? say("card-name", { card: card.replaceAll(" ", "-") }) : say("web-key-with");
  return say("web-pair", { first, second });
}
