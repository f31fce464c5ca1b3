/** A turn at the drawing board: which piece is in hand, where it lies, what is drafted beside it. */
import { sound } from "$web/lib/sound";
import type { Table, View } from "$web/lib/table.svelte";
import { asks, type Fits, type Home, type Openings, type Plan, type Walls } from "./asks";
import { handle, laid, type Furniture, type Shape, turnSquare } from "./shapes";
import { type Edge, edgeName, onSheet, SIDE, type Square, squareAt, squareName } from "./squares";

export type Tool = "piece" | "window" | "entry" | "brush" | "box" | "edge" | "door";
/** One token of the card, and what is drafted for it. */
export interface Token {
  /** The option it lies on. */
  option: 1 | 2;
  turns: number;
  mirror: boolean;
  other: boolean;
  /** Where the top left of its drawing lies; null as long as it is nowhere. */
  at: Square | null;
  /** It rests, and the pointer no longer carries it. */
  dropped: boolean;
  skipped: boolean;
}
export interface Ghost {
  furniture: Furniture;
  option: string;
  shape: Shape;
  transform: number;
  at: Square;
  fits: boolean;
}

const REST = 110;
const fresh = (option: 1 | 2): Token => ({
  option, turns: 0, mirror: false, other: false, at: null, dropped: false, skipped: false,
});

export class Desk {
  home = $state.raw<Home | null>(null);
  furniture = $state.raw<Record<string, Furniture>>({});
  /** The plan of each seat as it lies on the table. */
  plans = $state.raw<Record<number, Plan>>({});
  tool = $state<Tool>("piece");
  tokens = $state<Token[]>([]);
  now = $state(0);
  /** Which square of the drawing the hand holds. */
  grabbed = $state.raw<Square>({ row: 0, column: 0 });
  fits = $state.raw<{ key: string; answer: Fits } | null>(null);
  /** The plan with the draft, for what is shown now. */
  preview = $state.raw<{ draft: string; plan: Plan } | null>(null);
  showFits = $state(false);
  ideaAsked = $state<"mirror" | "other" | null>(null);
  /** Front door and windows that are changed in this turn, as moves spell them. */
  openings = $state<string[]>([]);
  places = $state.raw<Openings | null>(null);
  walls = $state.raw<Walls | null>(null);
  /** Squares and door as somebody wants them; null for the proposal. */
  wanted = $state.raw<{ squares: Set<string> | null; door: string | null }>({ squares: null, door: null });
  picked = $state<string | null>(null);
  assist = $state(true);
  private turned = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";
  private looks = new Map<string, Promise<Plan>>();

  constructor(private table: Table) {}

  // What the table says

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
    return [view.phase, turn, view.rooms.length, this.table.mine, this.table.myTurn, plan?.decided, plan?.pieces.length].join("/");
  });
  /** The step I have something to do in; empty while I wait. */
  readonly doing = $derived.by((): string => (this.table.myTurn && !this.table.over ? (this.table.view?.phase as string) : ""));
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
  readonly ideaFree = $derived.by(
    () => !this.table.view?.plans[this.table.mine]?.idea && !this.tokens.some((token, each) => each !== this.now && (token.mirror || token.other)),
  );

  /** The name of an option of the card of this turn, such as 09b1. */
  optionName(option: number): string {
    const card = this.view.cards[this.card] as { number: number; card: string } | undefined;
    return card?.card ? `${String(card.number).padStart(2, "0")}${card.card}${option}` : "";
  }

  // Drawing

  readonly token = $derived.by((): Token | null => this.tokens[this.now] ?? null);
  readonly ghost = $derived.by((): Ghost | null => {
    const token = this.token;
    if (this.doing !== "draw" || this.tool !== "piece" || !token?.at || token.skipped) return null;
    return this.ghostOf(token);
  });
  /** Pieces that rest in other places of this turn. */
  readonly resting = $derived.by((): Ghost[] =>
    this.tokens
      .filter((token, each) => token.at && !token.skipped && (each !== this.now || this.tool !== "piece"))
      .flatMap((token) => this.ghostOf(token) ?? []),
  );

  private ghostOf(token: Token): Ghost | null {
    const option = this.optionName(token.other ? 3 - token.option : token.option);
    const furniture = this.furniture[option];
    if (!furniture || !token.at) return null;
    const transform = transformOf(token);
    const fits = token === this.token ? this.fitsAt(transform, token.at) : true;
    return { furniture, option, shape: laid(furniture, transform), transform, at: token.at, fits };
  }

  private fitsAt(transform: number, at: Square): boolean {
    if (this.fits?.key !== this.fitsKey) return false;
    return this.fits.answer.fits[transform]!.includes(squareName(at.row, at.column));
  }

  /** The squares where the hand may put the piece as it is turned now. */
  readonly anchors = $derived.by((): string[] => {
    const token = this.token;
    if (!this.showFits || !token || this.fits?.key !== this.fitsKey) return [];
    return this.fits.answer.fits[transformOf(token)]!.map((name) => {
      const { row, column } = squareAt(name);
      return squareName(row + this.grabbed.row, column + this.grabbed.column);
    });
  });
  /** How many different places there are for the piece in hand, however it is turned. */
  readonly placesLeft = $derived.by((): number | null => {
    if (!this.token || this.fits?.key !== this.fitsKey) return null;
    return this.fits.answer.fits.slice(0, 4).reduce((sum, each) => sum + each.length, 0);
  });

  readonly fitsKey = $derived.by(() => {
    const token = this.token;
    if (this.doing !== "draw" || !token) return "";
    return `${this.step}/${this.now}/${token.other ? 3 - token.option : token.option}/${this.others}`;
  });
  /** The draft without the piece in hand. */
  readonly others = $derived.by(() => this.spelled(this.tokens.map((token, each) => (each === this.now ? null : token))));
  /** The draft with everything that lies somewhere. */
  readonly draft = $derived.by(() => (this.doing === "draw" ? this.spelled(this.tokens) : this.openings.join(" ")));
  readonly ready = $derived.by(() => {
    if (this.doing !== "draw" || !this.tokens.length) return false;
    if (this.preview?.draft === this.draft && this.preview.plan.refused) return false;
    return this.tokens.every((token) => token.skipped || (token.at && (token !== this.token || (this.ghost?.fits ?? true))));
  });
  /** The token to go on with after this one. */
  readonly next = $derived.by(() => {
    const open = (token: Token) => !token.skipped && !token.at;
    const later = this.tokens.findIndex((token, each) => each > this.now && open(token));
    return later >= 0 ? later : this.tokens.findIndex((token, each) => each !== this.now && open(token));
  });

  private spelled(tokens: (Token | null)[]): string {
    const pieces = tokens.map((token) => (token?.at && !token.skipped ? this.spell(token) : "decline"));
    const some = tokens.length && pieces.some((piece) => piece !== "decline");
    return [...this.openings, ...(some ? pieces : [])].join(" ");
  }

  private spell(token: Token): string {
    const at = token.at!;
    const name = this.optionName(token.other ? 3 - token.option : token.option);
    const shown = transformOf(token);
    const furniture = this.furniture[name];
    const transform = furniture ? simplest(furniture, shown) : shown;
    const sign = transform & 4 ? " m" : token.other ? " !" : "";
    return `${name} r${transform & 3}${sign} ${squareName(at.row, at.column)}`;
  }

  /** Begin the turn anew: another position came, or another seat looks. */
  reset(): void {
    clearTimeout(this.timer);
    this.preview = null;
    this.picked = null;
    this.openings = [];
    this.places = null;
    this.walls = null;
    this.ideaAsked = null;
    this.wanted = { squares: null, door: null };
    this.now = 0;
    this.tokens = [];
    if (this.doing === "draw") this.layTokens();
    this.tool = this.doing === "close" ? "brush" : this.doing === "finish" ? "entry" : "piece";
    if (this.doing === "finish" && this.base?.front_door) this.tool = "window";
  }

  private layTokens(): void {
    const card = this.view.cards[this.card] as { first: number | null } | undefined;
    const count = this.home?.cards[this.card]?.tokens ?? 0;
    const decided = (this.view.plans[this.seat]?.decided as number) ?? 0;
    const all = Array.from({ length: count }, (_, each) => fresh(each < (card?.first ?? 0) ? 1 : 2));
    this.tokens = all.slice(decided);
    this.takeUp(0);
  }

  /** Take a token's piece into the hand. */
  takeUp(number: number): void {
    const token = this.tokens[number];
    if (!token) return;
    this.now = number;
    this.tool = "piece";
    this.ideaAsked = null;
    this.turned = false;
    token.skipped = false;
    this.hold();
  }

  /** Hold the piece in the middle of what it covers. */
  private hold(): void {
    const token = this.token;
    const furniture = token && this.furniture[this.optionName(token.other ? 3 - token.option : token.option)];
    if (token && furniture) this.grabbed = handle(laid(furniture, transformOf(token)));
  }

  /** Hold it again once its drawing is known. */
  known(): void {
    if (!this.token?.at) this.hold();
  }

  /** Carry the piece so that the held square lies on this one. */
  carry(to: Square): void {
    const token = this.token;
    if (!token || token.skipped || !this.table.free) return;
    token.at = this.within({ row: to.row - this.grabbed.row, column: to.column - this.grabbed.column });
    if (this.assist && !this.turned) this.leanOnWall(to);
  }

  /** The same place, as far as the whole drawing can lie on the sheet. */
  private within(at: Square): Square {
    const shape = this.token && this.shapeOf(this.token);
    const [rows, columns] = shape ? [shape.rows, shape.columns] : [1, 1];
    return {
      row: Math.max(0, Math.min(SIDE - rows, at.row)),
      column: Math.max(0, Math.min(SIDE - columns, at.column)),
    };
  }

  private shapeOf(token: Token): Shape | null {
    const furniture = this.furniture[this.optionName(token.other ? 3 - token.option : token.option)];
    return furniture ? laid(furniture, transformOf(token)) : null;
  }

  /** A piece with a back turns to the wall by itself where it does not fit otherwise. */
  private leanOnWall(to: Square): void {
    const token = this.token!;
    const furniture = this.furniture[this.optionName(token.other ? 3 - token.option : token.option)];
    if (!furniture?.backs.length || this.fits?.key !== this.fitsKey || this.fitsAt(transformOf(token), token.at!)) return;
    for (let step = 1; step < 4; step++) {
      const held = this.heldAfter(furniture, step);
      const turns = (token.turns + step) % 4;
      const at = { row: to.row - held.row, column: to.column - held.column };
      if (onSheet(at) && this.fitsAt(turns | (token.mirror ? 4 : 0), at)) {
        token.turns = turns;
        token.at = at;
        this.grabbed = held;
        return;
      }
    }
  }

  /** Where the held square lies in the drawing after some more quarter turns. */
  private heldAfter(furniture: Furniture, turns: number): Square {
    const shape = laid(furniture, transformOf(this.token!));
    return turnSquare(this.grabbed, shape, turns);
  }

  /** Turn it round the square that is held. */
  turn(by: number): void {
    const token = this.token;
    const furniture = token && this.furniture[this.optionName(token.other ? 3 - token.option : token.option)];
    if (!token || !furniture || token.skipped || !this.table.free) return;
    this.turned = true;
    const to = token.at && { row: token.at.row + this.grabbed.row, column: token.at.column + this.grabbed.column };
    this.grabbed = this.heldAfter(furniture, (by + 4) % 4);
    token.turns = (token.turns + by + 4) % 4;
    if (to) token.at = this.within({ row: to.row - this.grabbed.row, column: to.column - this.grabbed.column });
  }

  /** Move it by one square. */
  nudge(down: number, right: number): void {
    const token = this.token;
    if (!token || token.skipped || !this.table.free) return;
    if (!token.at) return this.putInMiddle();
    token.at = this.within({ row: token.at.row + down, column: token.at.column + right });
    token.dropped = true;
  }

  /** Lay a piece that is nowhere yet where it fits, else in the middle of the house. */
  putInMiddle(): void {
    const token = this.token;
    if (!token) return;
    const fitting = this.fits?.key === this.fitsKey ? this.fits.answer.fits : [];
    const first = [0, 1, 2, 3].find((turns) => fitting[turns]?.length);
    if (first !== undefined) {
      if (!fitting[token.turns]?.length) this.turn(first - token.turns);
      token.at = squareAt(fitting[token.turns]![0]!);
    } else {
      const floor = (this.home?.floor ?? ["h8"]).map(squareAt);
      token.at = this.within(floor[Math.floor(floor.length / 2)]!);
    }
    token.dropped = true;
  }

  /** Put it down here; a second time at the same place is a yes. */
  drop(to: Square): void {
    const token = this.token;
    if (!token || !this.table.free || token.skipped) return;
    const under = this.ghost && [...this.ghost.shape.body, ...this.ghost.shape.dots].some(
      (each) => each.row + this.ghost!.at.row === to.row && each.column + this.ghost!.at.column === to.column,
    );
    if (token.dropped && under) return void this.confirm();
    this.carry(to);
    token.dropped = true;
    sound("card");
  }

  /** Take the resting piece into the hand again. */
  lift(): void {
    if (this.token) this.token.dropped = false;
  }

  /** Do without this piece, or take it back. */
  skip(): void {
    const token = this.token;
    if (!token || !this.table.free) return;
    if (token.skipped) token.skipped = false;
    else {
      Object.assign(token, fresh(token.option), { skipped: true });
      if (this.next >= 0) this.takeUp(this.next);
    }
  }

  /** The Bright Idea: mirror, or the other option. The first time it asks. */
  idea(what: "mirror" | "other"): void {
    const token = this.token;
    if (!token || !this.table.free || token.skipped) return;
    const on = what === "mirror" ? token.mirror : token.other;
    if (!on && !token.mirror && !token.other) {
      if (!this.ideaFree) return;
      this.ideaAsked = what;
      return;
    }
    this.useIdea(what);
  }

  useIdea(what: "mirror" | "other"): void {
    const token = this.token;
    this.ideaAsked = null;
    if (!token) return;
    const to = token.at && { row: token.at.row + this.grabbed.row, column: token.at.column + this.grabbed.column };
    if (what === "mirror") [token.mirror, token.other] = [!token.mirror, false];
    else [token.mirror, token.other] = [false, !token.other];
    this.hold();
    if (to) this.carry(to);
  }

  // Front door and windows

  /** Draw or take away a front door or a window. */
  open(kind: "front" | "window", edge: string): void {
    if (!this.table.free) return;
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

  readonly inside = $derived.by((): ReadonlySet<string> => this.wanted.squares ?? new Set(this.walls?.squares ?? []));

  /** Take these squares for the room; what belongs to its pieces stays. */
  want(squares: Iterable<string>): void {
    if (!this.table.free || !this.walls) return;
    const free = new Set(this.walls.free);
    const found = new Set([...squares].filter((each) => free.has(each)));
    for (const own of this.walls.own) found.add(own);
    this.wanted = { squares: found, door: this.wanted.door ?? this.walls.door };
  }

  wantDoor(edge: Edge): void {
    if (!this.table.free) return;
    this.wanted = { squares: this.wanted.squares ?? new Set(this.walls?.squares ?? []), door: edgeName(edge) };
    sound("latch");
  }

  // Asking

  /** Everything that does not change while a turn goes on. */
  async learn(): Promise<void> {
    const view = this.view;
    this.home = await asks.home(view);
  }

  /** The plan of every seat; one that looks as before is not asked for again. */
  async learnPlans(): Promise<void> {
    const view = this.view;
    const seats = (view.plans as Record<string, unknown>[]).map((_, seat) => seat);
    const told = await Promise.all(seats.map((seat) => this.planOf(view, seat)));
    if (this.view === view) this.plans = Object.fromEntries(told.map((plan, seat) => [seat, plan]));
  }

  private planOf(view: View, seat: number): Promise<Plan> {
    const { shown: _, decided: __, ...drawn } = view.plans[seat] as Record<string, unknown>;
    const stage = ["room", "finish", "over"].includes(view.phase as string) ? view.phase : "drawing";
    const key = JSON.stringify([seat, stage, view.rooms, drawn]);
    const known = this.looks.get(key);
    if (known) return known;
    const plan = asks.plan(view, seat);
    this.looks.set(key, plan);
    plan.catch(() => this.looks.delete(key));
    return plan;
  }

  async learnFurniture(names: string[]): Promise<void> {
    const missing = names.filter((name) => name && !this.furniture[name]);
    if (!missing.length) return;
    const { furniture } = await asks.furniture(missing, this.view);
    this.furniture = { ...this.furniture, ...furniture };
    this.known();
  }

  async learnFits(): Promise<void> {
    const key = this.fitsKey;
    const token = this.token;
    if (!key || !token) return;
    const answer = await asks.fits(this.view, this.seat, this.others, token.other ? 3 - token.option : token.option);
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
    const places = await asks.openings(this.view, this.seat, draft);
    if (this.step === step && this.draft === draft) this.places = places;
  }

  async learnWalls(): Promise<void> {
    const { squares, door } = this.wanted;
    const step = this.step;
    const walls = await asks.walls(this.view, this.seat, this.openings.join(" "), squares ? [...squares].sort() : null, door);
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
      const plan = await asks.plan(this.view, this.seat, draft);
      if (this.asked === draft && this.draft === draft) this.preview = { draft, plan };
    } catch {
      // Without an answer there is no preview; the rules still decide when it is sent.
    }
  }

  // One state back, and yes

  back(): boolean {
    const token = this.token;
    if (this.ideaAsked) this.ideaAsked = null;
    else if (this.picked) this.picked = null;
    else if (this.doing === "close" && this.wanted.squares) this.wanted = { squares: null, door: null };
    else if (this.doing === "draw" && this.tool !== "piece") this.tool = "piece";
    else if (this.doing === "draw" && token?.dropped) token.dropped = false;
    else if (this.doing === "draw" && (token?.at || token?.skipped)) Object.assign(token, fresh(token.option));
    else if (this.openings.length) this.openings = this.openings.slice(0, -1);
    else return false;
    return true;
  }

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
    return Boolean(this.wanted.squares && this.walls && !same(this.wanted.squares, this.walls.squares));
  }

  async confirm(): Promise<void> {
    if (!this.table.free) return;
    if (this.doing === "draw" && !this.ready && this.next >= 0 && (this.token?.skipped || this.ghost?.fits)) {
      if (this.token) this.token.dropped = true;
      this.takeUp(this.next);
      return;
    }
    const move = this.move;
    if (!move) return;
    try {
      await this.table.play(move);
      sound(this.doing === "close" ? "latch" : "pencil");
    } catch {
      this.picked = null;
    }
  }
}

export function transformOf(token: { turns: number; mirror: boolean }): number {
  return token.turns | (token.mirror ? 4 : 0);
}

/** The first way to lay a drawing that looks the same: records spell that one. */
export function simplest(furniture: Furniture, transform: number): number {
  const look = (each: number) => {
    const shape = laid(furniture, each);
    const key = (squares: { row: number; column: number; side?: string }[]) =>
      squares.map((at) => `${at.row}/${at.column}${at.side ?? ""}`).sort().join(" ");
    return [shape.body, shape.dots, shape.backs].map(key).join("|");
  };
  const wanted = look(transform);
  for (let each = 0; each < transform; each++) if (look(each) === wanted) return each;
  return transform;
}

function same(one: ReadonlySet<string>, other: readonly string[]): boolean {
  return one.size === other.length && other.every((each) => one.has(each));
}
