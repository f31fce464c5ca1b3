/** Places for doors, windows and the front door: which are near, which is pointed at, what would be seen. */
import { asks, type Plan } from "./asks";
import type { Desk } from "./desk.svelte";
import { type Edge, edgeAt, edgeName, middleOf, nearestEdge, squareName } from "./squares";

/** How far from the pointer places still show, in units of the drawing. */
const NEAR = 150;
const REST = 90;

export class Doorways {
  /** Where the pointer is; null when it is elsewhere, or a finger. */
  near = $state.raw<[number, number] | null>(null);
  now = $state<string | null>(null);
  /** The plan with the door that is pointed at. */
  peek = $state.raw<{ edge: string; plan: Plan } | null>(null);

  constructor(private desk: Desk) {}

  readonly active = $derived.by(() => ["window", "entry", "door"].includes(this.desk.tool) && this.desk.mayDraw);
  readonly places = $derived.by((): Edge[] => {
    const { desk } = this;
    if (!this.active) return [];
    if (desk.tool === "door") return (desk.walls?.doors ?? []).map(edgeAt);
    if (!desk.places) return [];
    return (desk.tool === "window" ? Object.keys(desk.places.windows) : desk.places.fronts).map(edgeAt);
  });
  readonly chosen = $derived.by((): string[] => {
    const { desk } = this;
    const plan = this.peek?.plan ?? desk.plan;
    if (desk.tool === "door") return desk.walls?.door ? [desk.walls.door] : [];
    return desk.tool === "window" ? (plan?.windows ?? []) : plan?.front_door ? [plan.front_door] : [];
  });
  readonly shown = $derived.by((): Edge[] => {
    const near = this.near;
    if (!near || this.now) return this.places;
    return this.places.filter((edge) => Math.hypot(middleOf(edge)[0] - near[0], middleOf(edge)[1] - near[1]) < NEAR);
  });
  /** What the window that is pointed at looks at. */
  readonly sight = $derived.by(() =>
    this.desk.tool === "window" && this.now ? this.desk.places?.windows[this.now] : undefined,
  );
  /** The one place that Tab stops at. */
  readonly stop = $derived.by(() => {
    const there = this.chosen.find((each) => this.places.some((edge) => edgeName(edge) === each));
    return this.now ?? there ?? (this.places[0] ? edgeName(this.places[0]) : "");
  });

  words(edge: Edge): string {
    const { desk } = this;
    const say = desk.table.say;
    const name = edgeName(edge);
    const kind = desk.tool === "window" ? "window" : desk.tool === "entry" ? "front" : "door";
    const there = this.chosen.includes(name) ? "yes" : "no";
    const square = squareName(edge.row, edge.column).toUpperCase();
    const words = say("web-edge", { square, side: edge.side, kind, there });
    const seen = desk.tool === "window" ? (desk.places?.windows[name]?.sees ?? []) : [];
    return seen.length
      ? `${words} ${say("web-edge-sees", { what: seen.map((each) => say(`seen-${each}`)).join(", ") })}`
      : words;
  }

  pointAt(name: string | null): void {
    this.now = name;
    this.desk.told = name ? this.words(edgeAt(name)) : "";
  }

  /** The place under the pointer, or under a finger, which is thicker. */
  nearest(x: number, y: number, byTouch: boolean): string | null {
    const found = nearestEdge(x, y, this.places, byTouch ? 40 : 30);
    return found ? edgeName(found) : null;
  }

  set(edge: Edge): void {
    const { desk } = this;
    if (desk.tool === "door") desk.wantDoor(edge);
    else desk.open(desk.tool === "window" ? "window" : "front", edgeName(edge));
    desk.told = this.words(edge);
  }

  forget(): void {
    this.now = this.peek = null;
  }

  /** Ask what the door that is pointed at would reach; answers how to stop asking. */
  foresee(): (() => void) | undefined {
    const [{ desk }, edge] = [this, this.now];
    if (desk.tool !== "door" || !edge || !desk.walls) {
      this.peek = null;
      return undefined;
    }
    const timer = setTimeout(() => void this.learnPeek(edge).catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }

  private async learnPeek(edge: string): Promise<void> {
    const { desk } = this;
    const walls = await asks.walls(desk.table, desk.seat, desk.openings.join(" "), [...desk.inside].sort(), edge);
    if (this.now !== edge || walls.door !== edge) return;
    this.peek = { edge, plan: walls.plan };
    const note = walls.notes[0];
    if (note && desk.names) desk.told = `${this.words(edgeAt(edge))} ${desk.names.fact(note)}`;
  }
}
