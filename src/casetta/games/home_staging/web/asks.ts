/** Questions to the rules while a plan is drawn: what the server tells, and how it is asked. */
import { api } from "$web/lib/api";
import { patiently } from "$web/lib/rules";
import type { View } from "$web/lib/table.svelte";
import type { Furniture } from "./shapes";

const GAME = "home-staging";
const MOST_KEPT = 300;

/** Something that is so now, as `live` tells it (docs/ask.md). */
export interface Fact {
  code: string;
  squares: [number, number][];
  final: boolean;
  [value: string]: unknown;
}
export interface Refusal {
  code: string;
  squares: string[];
  piece?: number;
}
export interface Piece {
  text: string;
  option: string;
  room: string;
  body: string[];
  dots: string[];
  backs: string[];
  matrix: string;
  rug: boolean;
  fresh: boolean;
  points: number;
  reachable: boolean;
  counts: boolean;
  against: Fact[];
  way: string[];
}
export interface RoomNow {
  room: string;
  stage: "none" | "begun" | "closed";
  squares: string[];
  door: string | null;
  label: { x: number; y: number; wide: number } | null;
  counted: number;
  drawn: number;
  penalty: number;
  against: Fact[];
  warnings: Fact[];
}
export interface BonusNow {
  kind: string;
  points: number;
  counted: number;
  most: number;
  status: "holds" | "open" | "lost";
  progress: Fact;
  needs: Fact[];
}
/** A plan with everything a drawing board shows of it. */
export interface Plan {
  refused: Refusal | null;
  walls: string;
  openings: string;
  pieces: Piece[];
  rooms: RoomNow[];
  bonuses: BonusNow[];
  front_door: string | null;
  windows: string[];
  entrance: Fact[];
  reach: string[];
  may_reach: string[];
  cut: string[];
  idea: number;
  worth: number;
  total: number;
}
export interface Card {
  room: string;
  number: number;
  tokens: number;
}
export interface Texts {
  title: string;
  story: string;
  rooms: Record<string, string>;
  numbers: Record<string, string>;
  rules: string[];
  bonuses: string[];
  furniture: Record<string, string>;
}
/** What never changes at a table. */
export interface Home {
  id: string;
  texts: Record<string, Texts> | null;
  difficulty: number;
  par: number[];
  rooms: string[];
  hub: string | null;
  cards: Card[];
  rules: number;
  bonuses: { most: number }[];
  paper: { floor: string; rules: string; ground: string };
  floor: string[];
  pillars: string[];
  ground: string[];
}
export interface Fits {
  /** For each of eight ways to lay it, the squares where its top left may be. */
  fits: string[][];
  simplest: number[];
}
export interface Walls {
  own: string[];
  free: string[];
  squares: string[];
  door: string | null;
  doors: string[];
  shape: "square" | "rectangle" | "symmetric" | "other";
  text: string;
  refused: Refusal | null;
  notes: Fact[];
  plan: Plan;
}
export interface Openings {
  outer: string[];
  fronts: string[];
  windows: Record<string, { squares: string[]; sees: string[] }>;
  proposed: string | null;
}
export interface ScenarioCard {
  id: string;
  difficulty: number;
  par: number[];
  rooms: string[];
  tokens: number;
  squares: number;
  picture: string;
}

const kept = new Map<string, Promise<unknown>>();

/** The answer to a question; the same question is asked once. */
export function ask<T>(question: Record<string, unknown>): Promise<T> {
  const key = JSON.stringify(question);
  const known = kept.get(key);
  if (known) return known as Promise<T>;
  const answer = patiently(() => api.ask(GAME, question));
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return answer as Promise<T>;
}

/** The part of a view that a question about one plan needs: nobody else's plan, no luck. */
export function viewFor(view: View, seat: number): View {
  const { luck: _, ...rest } = view;
  const plans = (view.plans as unknown[]).map((plan, each) => (each === seat ? plan : {}));
  return { ...rest, plans, done: [] };
}

export const asks = {
  home: (view: View) => ask<Home>({ ask: "home", view: homeView(view) }),
  furniture: (names: string[], view: View) =>
    ask<{ furniture: Record<string, Furniture> }>({
      ask: "furniture",
      names,
      ...(view.scenario ? { view: homeView(view) } : {}),
    }),
  plan: (view: View, seat: number, draft = "") => ask<Plan>({ ask: "plan", view: viewFor(view, seat), seat, draft }),
  fits: (view: View, seat: number, draft: string, option: number) =>
    ask<Fits>({ ask: "fits", view: viewFor(view, seat), seat, draft, option }),
  openings: (view: View, seat: number, draft = "") =>
    ask<Openings>({ ask: "openings", view: viewFor(view, seat), seat, draft }),
  walls: (view: View, seat: number, draft: string, squares: string[] | null, door: string | null) =>
    ask<Walls>({ ask: "walls", view: viewFor(view, seat), seat, draft, squares, door }),
  scenarios: () => ask<{ scenarios: ScenarioCard[] }>({ ask: "scenarios" }),
};

/** A table at which nothing was done yet, in the same scenario. */
function homeView(view: View): View {
  return { seats: 1, options: view.options, ...(view.scenario ? { scenario: view.scenario } : {}) };
}
