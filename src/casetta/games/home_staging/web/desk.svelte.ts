/** A turn at the drawing board: what is drafted, what the rules say to it, and the yes. */
import { sound } from "$web/lib/sound";
import type { View } from "$web/lib/table.svelte";
import { asks, type Plan } from "./asks";
import type { FactTold, Refusal, Walls } from "./questions";
import { Hand } from "./hand.svelte";
import { type Edge, edgeAt, edgeName } from "./squares";
import { drawnAs, fresh, transformOf } from "./tokens";

/** Milliseconds the pointer rests before the rules are asked. */
const REST = 110;

/** Everything of a turn that can be taken back. */
type Draft = Pick<Desk, "tokens" | "now" | "tool" | "openings" | "wanted" | "picked" | "grabbed">;

export class Desk extends Hand {
  walls = $state.raw<Walls | null>(null);
  /** Squares and door as somebody wants them; null for the proposal. */
  wanted = $state.raw<{ squares: readonly string[] | null; door: string | null }>({ squares: null, door: null });
  /** Whether it is asked if the plan is to be finished without a front door. */
  doorAsked = $state(false);
  /** What was taken back, the last one last, and how the turn stood after that. */
  private undone = $state.raw<{ before: Draft; key: string }[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";
  private looks = new Map<string, Promise<Plan>>();

  /** Begin the turn anew: another position came, or another seat looks. */
  reset(): void {
    clearTimeout(this.timer);
    this.preview = null;
    this.picked = null;
    this.openings = [];
    this.places = null;
    this.walls = null;
    this.ideaAsked = null;
    this.doorAsked = false;
    this.undone = [];
    this.wanted = { squares: null, door: null };
    this.now = 0;
    this.tokens = [];
    if (this.doing === "draw") this.layTokens();
    this.tool = this.doing === "close" ? "brush" : this.doing === "finish" ? "entry" : "piece";
    if (this.doing === "finish" && this.base?.front_door) this.tool = "window";
  }

  // Front door and windows

  /** Draw or take away a front door or a window. */
  open(kind: "front" | "window", edge: string): void {
    if (!this.table.free) return;
    this.doorAsked = false;
    const move = `${kind} ${edge}`;
    let kept = this.openings.filter((each) => each !== move);
    if (kept.length === this.openings.length) {
      if (kind === "front") kept = kept.filter((each) => !each.startsWith("front "));
      const stands = kind === "front" && this.base?.front_door === edge;
      kept.push(move);
      if (stands) sound("latch");
    }
    this.openings = kept;
    sound("latch");
  }

  // Walls

  readonly inside = $derived.by((): ReadonlySet<string> => new Set(this.wanted.squares ?? this.walls?.squares ?? []));

  /** Take these squares for the room; what belongs to its pieces stays. */
  want(squares: Iterable<string>): void {
    if (!this.table.free || !this.walls) return;
    const free = new Set(this.walls.free);
    const found = new Set([...squares].filter((each) => free.has(each)));
    for (const own of this.walls.own) found.add(own);
    this.wanted = { squares: [...found], door: this.wanted.door ?? this.walls.door };
  }

  wantDoor(edge: Edge): void {
    if (!this.table.free) return;
    this.wanted = { squares: this.wanted.squares ?? this.walls?.squares ?? [], door: edgeName(edge) };
    sound("latch");
  }

  // Asking

  /** Everything that does not change while a turn goes on. */
  async learn(): Promise<void> {
    this.home = await asks.home(this.table);
  }

  /** The plan of every seat; one that looks as before is not asked for again. */
  async learnPlans(): Promise<void> {
    const view = this.view;
    const seats = (view.plans as Record<string, unknown>[]).map((_, seat) => seat);
    const told = await Promise.all(seats.map((seat) => this.planOf(view, seat)));
    if (this.view === view) this.plans = Object.fromEntries(told.map((plan, seat) => [seat, plan]));
  }

  private planOf(view: View, seat: number): Promise<Plan> {
    const stage = ["room", "close", "finish", "over"].includes(view.phase as string) ? view.phase : "drawing";
    const key = JSON.stringify([seat, stage, view.rooms, drawnOn(view, seat)]);
    const known = this.looks.get(key);
    if (known) return known;
    const plan = asks.plan(this.table, seat);
    this.looks.set(key, plan);
    plan.catch(() => this.looks.delete(key));
    return plan;
  }

  async learnFurniture(names: string[]): Promise<void> {
    const missing = names.filter((name) => name && !this.furniture[name]);
    if (!missing.length) return;
    const { furniture } = await asks.furniture(missing, this.table);
    this.furniture = { ...this.furniture, ...furniture };
    this.known();
  }

  async learnFits(): Promise<void> {
    const key = this.fitsKey;
    const token = this.token;
    if (!key || !token) return;
    const answer = await asks.fits(this.table, this.seat, this.others, drawnAs(token));
    if (this.fitsKey !== key) return;
    this.fits = { key, answer };
    const fitting = [0, 1, 2, 3].find((turns) => answer.fits[turns | (token.mirror ? 4 : 0)]!.length);
    const lies = token.at || answer.fits[transformOf(token)]!.length;
    if (lies || fitting === undefined) return;
    token.turns = fitting;
    this.hold();
  }

  async learnPlaces(): Promise<void> {
    const { step, draft } = this;
    const places = await asks.openings(this.table, this.seat, draft);
    if (this.step === step && this.draft === draft) this.places = places;
  }

  async learnWalls(): Promise<void> {
    const { squares, door } = this.wanted;
    const step = this.step;
    const walls = await asks.walls(
      this.table,
      this.seat,
      this.openings.join(" "),
      squares ? [...squares].sort() : null,
      door,
    );
    if (this.step !== step || this.wanted.squares !== squares || this.wanted.door !== door) return;
    this.walls = walls;
    this.preview = { draft: "walls", plan: walls.plan };
  }

  /** Ask what the draft brings, as soon as the pointer rests. */
  foresee(): void {
    const draft = this.draft;
    clearTimeout(this.timer);
    if (!draft) {
      this.preview = null;
      return;
    }
    if (this.preview?.draft === draft) return;
    this.timer = setTimeout(() => void this.learnPreview(draft), REST);
  }

  private async learnPreview(draft: string): Promise<void> {
    this.asked = draft;
    try {
      const plan = await asks.plan(this.table, this.seat, draft);
      if (this.asked === draft && this.draft === draft) this.preview = { draft, plan };
    } catch {
      // Without an answer there is no preview; the rules still decide when it is sent.
    }
  }

  // A move that somebody suggests

  /** Show a move as if it had been chosen by hand, in place of what was: the rules tell what it would draw. */
  async show(text: string): Promise<void> {
    if (["room", "card", "tokens"].includes(this.doing)) {
      this.picked = text;
      return;
    }
    const { base, step } = this;
    const plan = await asks.plan(this.table, this.seat, text);
    if (!base || this.step !== step) return;
    const front = plan.front_door && plan.front_door !== base.front_door ? [`front ${plan.front_door}`] : [];
    const windows = plan.windows.filter((edge) => !base.windows.includes(edge)).map((edge) => `window ${edge}`);
    this.openings = [...front, ...windows];
    if (this.doing === "draw") this.layAll(plan.pieces.slice(base.pieces.length));
    const room = plan.rooms.find((each) => each.room === this.room);
    if (this.doing !== "close" || !this.walls || !room) return;
    this.wanted = { squares: null, door: null };
    this.want(room.squares);
    if (room.door) this.wantDoor(edgeAt(room.door));
  }

  // One state back, and yes

  /** One state back; it can be done again until something else is done. */
  back(): boolean {
    const before = this.drafted();
    if (!this.stepBack()) return false;
    this.undone = [...this.undone, { before, key: this.key }];
    return true;
  }

  private stepBack(): boolean {
    const token = this.token;
    if (this.ideaAsked) this.ideaAsked = null;
    else if (this.doorAsked) this.doorAsked = false;
    else if (this.picked) this.picked = null;
    else if (this.doing === "close" && this.wanted.squares) this.wanted = { squares: null, door: null };
    else if (this.doing === "draw" && this.tool !== "piece") this.tool = "piece";
    else if (this.doing === "draw" && token?.dropped) token.dropped = false;
    else if (this.doing === "draw" && (token?.at || token?.skipped)) Object.assign(token, fresh(token.option));
    else if (this.openings.length) this.openings = this.openings.slice(0, -1);
    else return false;
    return true;
  }

  /** What a draft is for: others may get ready meanwhile. */
  readonly draftedFor = $derived.by(() => JSON.stringify([this.step, drawnOn(this.view, this.seat)]));

  drafted(): Draft {
    const { now, tool, openings, wanted, picked, grabbed } = this;
    return { tokens: $state.snapshot(this.tokens), now, tool, openings: [...openings], wanted, picked, grabbed };
  }

  /** Go on with what was drafted before. */
  restore(before: Draft): void {
    Object.assign(this, before);
  }

  /** What is settled in this turn; a piece that is only carried is not. */
  private readonly key = $derived.by((): string => {
    const settled = this.tokens.map((token) => (token.dropped || token.skipped ? token : null));
    const { squares, door } = this.wanted;
    return JSON.stringify([settled, this.openings, squares && [...squares].sort(), door, this.picked]);
  });
  readonly mayRedo = $derived.by(() => this.table.free && this.undone.at(-1)?.key === this.key);

  /** Do again what was taken back. */
  redo(): void {
    if (!this.mayRedo) return;
    this.restore(this.undone.at(-1)!.before);
    this.undone = this.undone.slice(0, -1);
  }

  /** Why what is drafted cannot be. */
  readonly refused = $derived.by((): Refusal | null => {
    if (this.doing === "close") return this.walls?.refused ?? null;
    return this.preview?.draft === this.draft ? (this.preview?.plan.refused ?? null) : null;
  });
  /** That nothing would be drawn for the room that connects all others, while a piece is left out. */
  readonly hubThreat = $derived.by((): FactTold | undefined => {
    if (this.doing !== "draw" || !this.tokens.some((token) => token.skipped)) return undefined;
    const warnings = this.plan?.rooms.flatMap((room) => room.warnings) ?? [];
    return warnings.find((warning) => warning.code === "hub_threatens");
  });
  /** What the draft brings. */
  readonly gain = $derived.by(() =>
    this.preview && this.base && this.doing !== "close" ? this.preview.plan.worth - this.base.worth : 0,
  );
  /** This piece is settled, and another one waits. */
  readonly goesOn = $derived.by(
    () =>
      this.doing === "draw" &&
      !this.ready &&
      this.next >= 0 &&
      Boolean(this.token?.skipped || (this.ghost?.fits && !this.refused)),
  );
  readonly mayGo = $derived.by(() => this.table.free && !this.doorAsked && (this.goesOn || Boolean(this.move)));

  /** Whether the plan would be finished without a front door, as far as is known though there is a place for one. */
  private readonly lacksDoor = $derived.by((): boolean => {
    if (this.doing !== "finish" || this.places?.fronts.length === 0) return false;
    const drawn = this.base?.front_door ? `front ${this.base.front_door}` : "";
    const changed = this.openings.find((each) => each.startsWith("front "));
    return changed ? changed === drawn : !drawn;
  });

  /** The text of the move that the green button would send; empty as long as it cannot. */
  readonly move = $derived.by((): string => {
    if (!this.doing) return "";
    if (["room", "card", "tokens"].includes(this.doing)) return this.picked ?? "";
    if (this.doing === "draw") {
      if (!this.ready) return "";
      const pieces = this.tokens.map((token) => (token.skipped ? "decline" : this.spell(token)));
      return [...this.openings, ...pieces].join(" ");
    }
    if (this.doing === "close") {
      const stands = this.walls && !this.walls.refused && !this.waitsForWalls;
      return stands ? [...this.openings, this.walls!.text].join(" ") : "";
    }
    return [...this.openings, "ready"].join(" ");
  });
  private get waitsForWalls(): boolean {
    return Boolean(this.wanted.squares && this.walls && !same(this.inside, this.walls.squares));
  }

  async confirm(): Promise<void> {
    if (!this.table.free) return;
    if (this.doing === "draw" && !this.ready && this.next >= 0 && (this.token?.skipped || this.ghost?.fits)) {
      if (this.token) this.token.dropped = true;
      this.takeUp(this.next);
      return;
    }
    if (this.lacksDoor) this.doorAsked = true;
    else await this.send();
  }

  /** Set the front door where it is proposed. */
  proposeDoor(): void {
    const edge = this.places?.proposed;
    if (edge) this.open("front", edge);
  }

  /** Give the plan away as it is. */
  finishWithout(): Promise<void> {
    this.doorAsked = false;
    return this.send();
  }

  private async send(): Promise<void> {
    const move = this.move;
    if (!move) return;
    try {
      await this.table.source.play(move);
      sound(this.doing === "close" ? "latch" : "pencil");
    } catch {
      this.picked = null;
    }
  }
}

/** What is drawn on a plan, whatever else is told of it. */
function drawnOn(view: View, seat: number): Record<string, unknown> {
  const { shown: _, decided: __, ...drawn } = view.plans[seat] as Record<string, unknown>;
  return drawn;
}

function same(one: ReadonlySet<string>, other: readonly string[]): boolean {
  return one.size === other.length && other.every((each) => one.has(each));
}
