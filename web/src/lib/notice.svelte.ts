import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "./words.svelte";

let told = -1;

/** Whose turn it is, where one sees it from another tab: title, favicon, and a notice if allowed. */
export function notify(table: Table): () => void {
  const title = table.say("game-title");
  document.title = table.myTurn ? say("title-your-turn", { game: title }) : `${title} · casetta`;
  dot(table.myTurn);
  const version = table.state?.version ?? 0;
  if (table.myTurn && document.hidden && settings.notices && told !== version) {
    told = version;
    show(say("title-your-turn", { game: title }), table.id);
  }
  return () => {
    document.title = "casetta";
    dot(false);
  };
}

function dot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = on ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

function show(text: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const more = { tag, icon: "/icon-192.png" };
  try {
    const notice = new Notification(text, more);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones show notices through a worker only.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, more));
  }
}
