import type { Links, People } from "../protocol";
import { api, ApiError } from "./api";
import { keepAnswered, rememberMade } from "./memory";
import { place } from "./router.svelte";
import type { Table } from "./table.svelte";

/** The same people once more: whoever moved second begins, so the seats move on by one. */
export async function onceMore(table: Table): Promise<void> {
  const seats = table.people?.places.length ?? 0;
  const here = table.seats.map((seat) => (seat + seats - 1) % seats);
  await goOnAt(await api.rematch(table.id), here, table.people, seats);
}

/** The same deal once more, on the same seats. */
export async function sameDeal(table: Table): Promise<void> {
  const seats = table.people?.places.length ?? 0;
  await goOnAt(await api.sameDeal(table.id), table.seats, table.people, seats);
}

/** Where the host went on: by my own link. */
export async function follow(table: Table): Promise<void> {
  const next = await api.follow(table.id);
  keepAnswered(next.table, next.link);
  place.go(`/t/${next.table}`);
}

/** Go on at a table that followed another; where nobody else is to come, the game begins at once. */
export async function goOnAt(links: Links, here: number[], people: People | null, seats: number): Promise<void> {
  await rememberMade(links, here);
  const persons = people?.places.filter((each) => each.person ?? !each.player.startsWith("bot:")).length ?? seats;
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
