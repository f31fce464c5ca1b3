/** Questions to the rules while a plan is drawn. */
import { Rules } from "$web/lib/rules";
import { Table, type View } from "$web/lib/table.svelte";
import type { Asks, PlanTold, Refusal } from "./questions";

/** A plan, and what the rules have against what is drafted on it. */
export type Plan = PlanTold & { refused?: Refusal | null };
export const rules = new Rules<Asks>("home-staging");
/** A table, or a position that a page has of its own. */
export type Of = Table | View;

function ask<Name extends keyof Asks>(
  of: Of,
  seat: number,
  name: Name,
  question: Asks[Name]["question"],
): Promise<Asks[Name]["answer"]> {
  return of instanceof Table ? rules.askAt(of, seat, name, question) : rules.ask(name, { ...question, view: of, seat });
}

/** The same about what never changes at a table. */
function askOnce<Name extends keyof Asks>(
  of: Of,
  name: Name,
  question: Asks[Name]["question"],
): Promise<Asks[Name]["answer"]> {
  if (of instanceof Table) return rules.askAt(of, 0, name, question, "");
  return rules.ask(name, Object.keys(of).length ? { ...question, view: of } : question);
}

export const asks = {
  home: (of: Of) => askOnce(of, "home", {}),
  furniture: (names: string[], of: Of = {}) => askOnce(of, "furniture", { names }),
  plan: (of: Of, seat: number, draft = "") => ask(of, seat, "plan", { draft }),
  fits: (of: Of, seat: number, draft: string, option: number) => ask(of, seat, "fits", { draft, option }),
  openings: (of: Of, seat: number, draft = "") => ask(of, seat, "openings", { draft }),
  walls: (of: Of, seat: number, draft: string, squares: string[] | null, door: string | null) =>
    ask(of, seat, "walls", { draft, squares, door }),
  scenarios: () => rules.ask("scenarios", {}),
  gallery: () => rules.ask("gallery", {}),
  bonuses: () => rules.ask("bonuses", {}),
  /** All that a sheet shows: the paper, the plan of a seat on it, and the drawings, some more of them if wanted. */
  sheet: async (of: Of, seat: number, more: string[] = []) => {
    const [home, plan] = await Promise.all([asks.home(of), asks.plan(of, seat)]);
    const options = [...new Set([...plan.pieces.map((piece) => piece.option), ...more])].sort();
    const { furniture } = options.length ? await asks.furniture(options, of) : { furniture: {} };
    return { home, plan: plan as Plan, furniture };
  },
};
export type SheetTold = Awaited<ReturnType<typeof asks.sheet>>;
