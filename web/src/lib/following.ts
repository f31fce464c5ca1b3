import type { Links, People } from "../protocol";
import { api } from "./api";
import { keepLinks } from "./links";
import { place } from "./router.svelte";

/** Go on at a table that followed another; where nobody else is to come, the game begins at once. */
export async function goOnAt(links: Links, here: number[], people: People | null, seats: number): Promise<void> {
  keepLinks(links, here);
  const persons = people?.places.filter((each) => !each.player.startsWith("bot:")).length ?? seats;
  if (persons <= here.length) await api.start(links.table, links.host ?? undefined);
  place.go(`/t/${links.table}`);
}
