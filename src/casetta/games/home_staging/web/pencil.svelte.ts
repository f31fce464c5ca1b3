/** The pencil draws what is new on my plan, stroke by stroke. */
import { sound } from "$web/lib/sound";
import type { Desk } from "./desk.svelte";

/** Milliseconds until the last stroke is drawn. */
const DRAWN = 1200;

export class Pencil {
  /** Pieces that came just now, as moves spell them. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  private before: { seat: number; texts: Set<string> } | null = null;

  /** Made once, while the board is made. */
  constructor(desk: Desk) {
    $effect(() => {
      const [plan, seat] = [desk.base, desk.seat];
      if (!plan) return;
      const texts = new Set(plan.pieces.map((piece) => piece.text));
      const known = this.before?.seat === seat ? this.before.texts : texts;
      this.before = { seat, texts };
      const added = [...texts].filter((text) => !known.has(text));
      if (!added.length) return;
      this.fresh = new Set(added);
      sound("pencil");
      const timer = setTimeout(() => (this.fresh = new Set()), DRAWN);
      return () => clearTimeout(timer);
    });
  }
}
