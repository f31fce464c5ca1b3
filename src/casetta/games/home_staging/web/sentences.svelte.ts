/** What the board says while somebody draws: what to do, whether it fits, why not, what the button does. */
import { settings } from "$web/lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import type { Names } from "./names";

export interface Line {
  tone: "good" | "bad" | "";
  text: string;
}
const quiet = (text: string): Line => ({ tone: "", text });

export class Sentences {
  constructor(
    private desk: Desk,
    private phone: () => boolean,
  ) {}

  private get table() {
    return this.desk.table;
  }

  /** What to do next, for the banner. */
  readonly prompt = $derived.by((): string => {
    const { desk } = this;
    const row = (desk.view.cards as { room: string; turn: number }[]).filter((card) => card.room === desk.room);
    const room = desk.room && desk.names ? desk.names.room(desk.room) : "";
    const number = row.filter((card) => card.turn > 0).length;
    return desk.doing ? this.table.say(`web-prompt-${desk.doing}`, { room, number, count: row.length }) : "";
  });

  /** One sentence under the cards: why not, or that it fits. */
  readonly line = $derived.by((): Line => {
    const { desk } = this;
    const names = desk.names;
    if (!names) return quiet("");
    const lonely = desk.hubThreat;
    if (lonely && !desk.ghost) return { tone: "bad", text: names.fact(lonely) };
    if (desk.doing === "draw" && desk.tool === "piece" && desk.token) return this.piece(names);
    if (desk.refused) return { tone: "bad", text: names.why(desk.refused) };
    if (desk.told) return quiet(desk.told);
    if (desk.doing === "close" && desk.walls) {
      const values = { room: names.room(desk.room ?? ""), squares: desk.inside.size, shape: desk.walls.shape };
      return { tone: "good", text: this.table.say("turn-closing", values) };
    }
    return quiet(desk.doing || this.table.over ? "" : this.waiting());
  });

  private piece(names: Names): Line {
    const { desk } = this;
    const say = this.table.say;
    if (desk.token!.skipped) return quiet(say("web-is-skipped"));
    if (desk.refused) return { tone: "bad", text: names.why(desk.refused) };
    if (desk.ghost) return this.fitting();
    if (desk.told) return quiet(desk.told);
    if (desk.placesLeft === 0) return quiet(say("web-nowhere"));
    return quiet(say(this.phone() ? "web-hint-touch" : "web-hint-draw"));
  }

  private fitting(): Line {
    const { desk } = this;
    const say = this.table.say;
    const { fits, furniture } = desk.ghost!;
    if (!fits) return { tone: "bad", text: say("web-fits-not") };
    const cut =
      desk.preview?.draft === desk.draft && desk.preview.plan.pieces.some((piece) => !piece.counts && !piece.rug);
    if (cut) return { tone: "good", text: say("web-fits-cut") };
    return {
      tone: "good",
      text: say("web-fits", { back: furniture.backs.length ? "yes" : "no", dots: furniture.dots.length }),
    };
  }

  private waiting(): string {
    const names = (this.table.state?.waiting ?? []).map((seat) => this.table.name(seat)).join(", ");
    return names ? this.table.say("web-wait", { names, phase: this.desk.phase }) : "";
  }

  /** The line with its place before it, for those who listen; empty when there is nothing to hear. */
  readonly spoken = $derived.by((): string => {
    if (!this.table.myTurn || !this.line.text || this.line.tone === "") return "";
    const at = this.desk.ghost?.at;
    return (at ? `${String.fromCharCode(65 + at.column)}${at.row + 1}. ` : "") + this.line.text;
  });

  /** What stands on the green button. */
  readonly button = $derived.by((): string => {
    const { desk } = this;
    const say = this.table.say;
    if (desk.goesOn) return say("web-next-piece");
    if (desk.doing === "draw" && desk.tokens.length && desk.tokens.every((token) => token.skipped))
      return say("web-draw-nothing");
    if (desk.doing === "draw" && desk.gain > 0 && settings.gains && this.phone())
      return say("web-draw-gain", { points: desk.gain });
    return say(`web-go-${desk.doing || "wait"}`);
  });
}
