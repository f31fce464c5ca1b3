import { untrack } from "svelte";
import { troubleOf } from "./api";
import { refusalText } from "./refusal";

const TROUBLE_SHOWN = 6_000;

/** One step back inside a turn; true if there was one. */
export type StepBack = () => boolean;

/** What lights some places as long as the pointer or the focus is on something: attributes of an element. */
export function lighting(places: () => readonly string[], light: (places: readonly string[]) => void) {
  const [on, off] = [() => light(places()), () => light([])];
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/** What happens on the board of one table: what it asks for, shows and says. */
export class Interaction {
  /** What the person to move should do; boards set it, the banner shows it. */
  prompt = $state("");
  /** Places of the board that a line of the log speaks of. */
  lit = $state.raw<readonly string[]>([]);
  /** Why something cannot be done, shown in the banner for some seconds. */
  trouble = $state<{ code: string; text: string } | null>(null);
  /** A move that was suggested and should be shown on the board; the board takes it and clears it. */
  suggested = $state<string | null>(null);
  /** What a screen reader is told. */
  spoken = $state("");
  /** The paragraph of the rule book that is wanted beside the board: a heading's name. */
  rule = $state("");
  /** The seat whose board is looked at large, if any. */
  looked = $state<number | null>(null);
  /** Whether we are being asked if all others shall be asked about an undo. */
  asksUndo = $state(false);
  private stepBack: StepBack | null = null;
  private forget: ReturnType<typeof setTimeout> | undefined;

  /** Let a step back inside the turn come before undoing a whole move. */
  onStepBack(step: StepBack): () => void {
    this.stepBack = step;
    return () => {
      if (this.stepBack === step) this.stepBack = null;
    };
  }

  /** One step back inside the turn, if the board knows one. */
  back(): boolean {
    return this.stepBack?.() ?? false;
  }

  /** Lights places of the board as long as something is looked at. */
  lighting(places: () => readonly string[]) {
    return lighting(places, (lit) => (this.lit = lit));
  }

  /** Say something to those who listen instead of looking. */
  speak(text: string): void {
    const before = untrack(() => this.spoken);
    this.spoken = text === before ? `${text}\u00a0` : text;
  }

  /** Show why something cannot be done, in the banner; the code leads to the rule behind it. */
  explain(text: string, code = ""): void {
    clearTimeout(this.forget);
    this.trouble = { code, text };
    this.forget = setTimeout(() => this.calm(), TROUBLE_SHOWN);
  }

  /** The same for something that the server refused. */
  complain(error: unknown): void {
    const trouble = troubleOf(error);
    this.explain(refusalText(trouble), trouble.code);
  }

  calm(): void {
    clearTimeout(this.forget);
    this.trouble = null;
  }
}
