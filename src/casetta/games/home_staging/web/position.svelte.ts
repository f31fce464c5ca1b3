/** What the table says to somebody at the drawing board: the step, the room, the card, the plan. */
import type { Table, View } from "$web/lib/table.svelte";
import type { Plan } from "./asks";
import type { Home, Openings } from "./questions";
import { Names } from "./names";
import type { Furniture } from "./shapes";

export type Tool = "piece" | "window" | "entry" | "brush" | "box" | "edge" | "door";

export class Position {
  home = $state.raw<Home | null>(null);
  furniture = $state.raw<Record<string, Furniture>>({});
  /** The plan of each seat as it lies on the table. */
  plans = $state.raw<Record<number, Plan>>({});
  /** The plan with the draft, for what is shown now. */
  preview = $state.raw<{ draft: string; plan: Plan } | null>(null);
  tool = $state<Tool>("piece");
  /** Front door and windows that are changed in this turn, as moves spell them. */
  openings = $state<string[]>([]);
  places = $state.raw<Openings | null>(null);
  /** A choice of room, card or tokens that waits for a yes. */
  picked = $state<string | null>(null);

  /** What the pointer is over, in words. */
  told = $state("");

  constructor(readonly table: Table) {}

  readonly names = $derived.by((): Names | null => (this.home ? new Names(this.table.say, this.home) : null));
  get view(): View {
    return this.table.view!;
  }
  get seat(): number {
    return this.table.mine;
  }
  get phase(): string {
    return this.view.phase as string;
  }
  /** Changes when something else is to be done, and not when others get ready. */
  readonly step = $derived.by((): string => {
    const view = this.table.view!;
    const plan = view.plans[this.table.mine];
    const turn = Math.max(0, ...(view.cards as { turn: number }[]).map((card) => card.turn));
    return [
      view.phase,
      turn,
      view.rooms.length,
      this.table.mine,
      this.table.myTurn,
      plan?.decided,
      plan?.pieces.length,
    ].join("/");
  });
  /** The step I have something to do in; empty while I wait. */
  readonly doing = $derived.by((): string =>
    this.table.myTurn && !this.table.over ? (this.table.view?.phase as string) : "",
  );
  readonly room = $derived.by((): string | null => {
    const rooms = (this.table.view?.rooms ?? []) as string[];
    const between = ["room", "finish", "over"].includes(this.table.view?.phase as string);
    return between ? null : (rooms.at(-1) ?? null);
  });
  /** The card of this turn, by its place in the row of cards. */
  readonly card = $derived.by((): number => {
    const cards = (this.table.view?.cards ?? []) as { turn: number }[];
    if (!["tokens", "draw"].includes(this.table.view?.phase as string)) return -1;
    return cards.reduce((best, card, each) => (card.turn > (cards[best]?.turn ?? 0) ? each : best), -1);
  });
  readonly base = $derived.by((): Plan | null => this.plans[this.table.mine] ?? null);
  readonly plan = $derived.by((): Plan | null => this.preview?.plan ?? this.base);
  readonly mayDraw = $derived.by(() => ["draw", "close", "finish"].includes(this.doing));

  /** The name of an option of the card of this turn, such as 09b1. */
  optionName(option: number): string {
    const card = this.view.cards[this.card] as { number: number; card: string } | undefined;
    return card?.card ? `${String(card.number).padStart(2, "0")}${card.card}${option}` : "";
  }
}
