import { botAvatar, botName } from "./games.svelte";
import { NOBODY, type Table } from "./table.svelte";
import { say } from "./words.svelte";

/** The one place that says what is expected: who, and what to do. */
export interface Banner {
  tone: "gold" | "wait" | "no";
  avatar: string;
  who: string;
  what: string;
}

/** What the banner says now; what is most urgent comes first. */
export function bannerOf(table: Table): Banner {
  const face = table.avatar(table.mine);
  if (table.source.line !== "open") {
    return { tone: "wait", avatar: "swallow", who: say("banner-reconnecting"), what: say("banner-nothing-lost") };
  }
  if (table.ui.trouble) return { tone: "no", avatar: face, who: table.ui.trouble.text, what: "" };
  if (!table.state) return { tone: "wait", avatar: face, who: say("banner-opening"), what: "" };
  if (table.state.asked) return asking(table);
  if (table.state.paused) return { tone: "wait", avatar: face, who: say("banner-paused"), what: "" };
  if (table.over) return ended(table);
  if (table.myTurn) return { tone: "gold", avatar: face, who: yours(table), what: table.ui.prompt };
  return waitingFor(table);
}

function yours(table: Table): string {
  const together = (table.state?.waiting.length ?? 0) > 1;
  return say(together ? "banner-everybody" : "banner-your-turn");
}

function asking(table: Table): Banner {
  const seat = Number(table.state?.asked?.seat ?? 0);
  const own = seat === table.viewer;
  const who = say("banner-asks-back", table.told(seat));
  return { tone: own ? "wait" : "gold", avatar: table.avatar(seat), who, what: "" };
}

function ended(table: Table): Banner {
  const result = table.state?.result ?? [];
  const winners = result.flatMap((each, seat) => (each.place === 1 ? [seat] : []));
  const avatar = table.avatar(winners[0] ?? 0);
  const isMine = winners.some((seat) => table.told(seat).who === "you");
  const names = winners.map((seat) => table.name(seat)).join(", ");
  const who = isMine ? (winners.length > 1 ? "shared" : "you") : "other";
  const what = say("banner-wins", { who, count: winners.length, names });
  return isMine
    ? { tone: "gold", avatar, who: what, what: "" }
    : { tone: "wait", avatar, who: say("banner-over"), what };
}

function waitingFor(table: Table): Banner {
  const waiting = table.state?.waiting ?? [];
  const seat = waiting[0] ?? 0;
  if (waiting.length > 1) {
    const what = say("banner-several", { count: waiting.length });
    return { tone: "wait", avatar: table.avatar(seat), who: watching(table), what };
  }
  const standIn = table.standIn(seat);
  if (standIn) {
    const who = say("banner-stand-in", { name: table.name(seat), bot: botName(standIn) });
    return { tone: "wait", avatar: botAvatar(standIn), who, what: "" };
  }
  const here = table.isBot(seat) || table.place(seat)?.here;
  const state = table.isBot(seat) ? "banner-thinking" : "banner-to-move";
  const who = say(here ? state : "banner-away", { name: table.name(seat) });
  return { tone: "wait", avatar: table.avatar(seat), who, what: "" };
}

function watching(table: Table): string {
  return table.viewer === NOBODY ? say("banner-watching") : say("banner-done");
}

/** Who began and how that came; nothing where nobody was asked. */
export function beganText(table: Table): string {
  const first = table.people?.first;
  if (!first || !table.state) return "";
  return say(`began-${first.by}`, table.told(0));
}
