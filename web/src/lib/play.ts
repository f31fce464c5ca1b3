import { api } from "./api";
import { aboutGame, rivalsFor } from "./games.svelte";
import { rememberMade } from "./memory";
import { settings } from "./settings.svelte";

/** A table against neighbours, standard rules, at once; where it is. */
export async function playNow(game: string): Promise<string> {
  const about = await aboutGame(game);
  const bots = about ? rivalsFor(about, settings.rivals[game]) : [];
  const me = { player: "person", name: settings.name, avatar: settings.avatar };
  const links = await api.make({ game, seats: [me, ...bots.map((bot) => ({ player: `bot:${bot}` }))], start: true });
  await rememberMade(links, [0]);
  return `/t/${links.table}`;
}
