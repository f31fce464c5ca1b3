import type { Links, People } from "../protocol";
import { api, ApiError } from "./api";
import { rememberMade } from "./memory";
import { place } from "./router.svelte";

/** Go on at a table that followed another; where nobody else is to come, the game begins at once. */
export async function goOnAt(links: Links, here: number[], people: People | null, seats: number): Promise<void> {
  await rememberMade(links, here);
  const persons = people?.places.filter((each) => !each.player.startsWith("bot:")).length ?? seats;
  if (persons <= here.length) await begin(links.table);
  place.go(`/t/${links.table}`);
}

/** Start, unless another tab that asked for the same rematch has. */
async function begin(table: string): Promise<void> {
  try {
    await api.start(table);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "already-started")) throw error;
  }
}
