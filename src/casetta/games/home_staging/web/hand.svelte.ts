/** The hand at the drawing board: the pieces of this turn, carried, turned, put down, left out. */
import { settings } from "$web/lib/settings.svelte";
import { sound } from "$web/lib/sound";
import type { Fits, PieceTold as Piece } from "./questions";
import { Position } from "./position.svelte";
import { type Furniture, handle, laid, type Shape, turnSquare } from "./shapes";
import { onSheet, SIDE, type Square, squareAt, squareName } from "./squares";
import { drawnAs, fresh, type Ghost, spell, type Token, transformOf } from "./tokens";

export abstract class Hand extends Position {
  tokens = $state<Token[]>([]);
  now = $state(0);
  /** Which square of the drawing the hand holds. */
  grabbed = $state.raw<Square>({ row: 0, column: 0 });
  fits = $state.raw<{ key: string; answer: Fits } | null>(null);
  ideaAsked = $state<"mirror" | "other" | null>(null);
  private turned = false;

  /** Whether every place is marked where the piece in hand fits; the device remembers it. */
  get showFits(): boolean {
    return settings.where;
  }
  set showFits(shown: boolean) {
    settings.where = shown;
  }

  /** Say yes to what is drafted. */
  abstract confirm(): Promise<void>;

  // What lies where

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
    const option = this.optionName(drawnAs(token));
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
    return `${this.step}/${this.now}/${drawnAs(token)}/${this.others}`;
  });
  /** The draft without the piece in hand. */
  readonly others = $derived.by(() =>
    this.spelled(this.tokens.map((token, each) => (each === this.now ? null : token))),
  );
  /** The draft with everything that lies somewhere. */
  readonly draft = $derived.by(() => (this.doing === "draw" ? this.spelled(this.tokens) : this.openings.join(" ")));
  readonly ready = $derived.by(() => {
    if (this.doing !== "draw" || !this.tokens.length) return false;
    if (this.preview?.draft === this.draft && this.preview.plan.refused) return false;
    return this.tokens.every(
      (token) => token.skipped || (token.at && (token !== this.token || (this.ghost?.fits ?? true))),
    );
  });
  /** The token to go on with after this one. */
  readonly next = $derived.by(() => {
    const open = (token: Token) => !token.skipped && !token.at;
    const later = this.tokens.findIndex((token, each) => each > this.now && open(token));
    return later >= 0 ? later : this.tokens.findIndex((token, each) => each !== this.now && open(token));
  });
  readonly ideaFree = $derived.by(
    () =>
      !this.table.view?.plans[this.table.mine]?.idea &&
      !this.tokens.some((token, each) => each !== this.now && (token.mirror || token.other)),
  );

  /** The Bright Idea is used for the piece in hand. */
  readonly ownIdea = $derived.by(() => Boolean(this.token?.mirror || this.token?.other));
  readonly symmetric = $derived.by(() =>
    Boolean(this.token && this.furniture[this.optionName(this.token.option)]?.symmetric),
  );

  private spelled(tokens: (Token | null)[]): string {
    const pieces = tokens.map((token) => (token?.at && !token.skipped ? this.spell(token) : "decline"));
    const some = tokens.length && pieces.some((piece) => piece !== "decline");
    return [...this.openings, ...(some ? pieces : [])].join(" ");
  }

  protected spell(token: Token): string {
    const name = this.optionName(drawnAs(token));
    return spell(token, name, this.furniture[name]);
  }

  private furnitureOf(token: Token): Furniture | undefined {
    return this.furniture[this.optionName(drawnAs(token))];
  }

  // Carrying

  /** One entry for each token of the card that is not decided yet. */
  protected layTokens(): void {
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
  protected hold(): void {
    const token = this.token;
    const furniture = token && this.furnitureOf(token);
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
    if (settings.assist && !this.turned) this.leanOnWall(to);
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
    const furniture = this.furnitureOf(token);
    return furniture ? laid(furniture, transformOf(token)) : null;
  }

  /** A piece with a back turns to the wall by itself where it does not fit otherwise. */
  private leanOnWall(to: Square): void {
    const token = this.token!;
    const furniture = this.furnitureOf(token);
    if (!furniture?.backs.length || this.fits?.key !== this.fitsKey || this.fitsAt(transformOf(token), token.at!))
      return;
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
    const furniture = token && this.furnitureOf(token);
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
    const under =
      this.ghost &&
      [...this.ghost.shape.body, ...this.ghost.shape.dots].some(
        (each) => each.row + this.ghost!.at.row === to.row && each.column + this.ghost!.at.column === to.column,
      );
    if (token.dropped && under) return void this.confirm();
    this.carry(to);
    token.dropped = true;
    sound("card");
    if (!settings.confirm && this.ghost?.fits) void this.confirm();
  }

  /** Lay suggested pieces, and no others, on the tokens they are for; do without the rest. */
  protected layAll(pieces: readonly Piece[]): void {
    this.layTokens();
    for (const piece of pieces) this.lay(piece);
    for (const token of this.tokens) if (!token.at) Object.assign(token, fresh(token.option), { skipped: true });
  }

  /** A piece that no token's own option can be is the other one, by the Bright Idea. */
  private lay({ option, transform, at }: Piece): void {
    const free = (wanted: number) =>
      this.tokens.findIndex((token) => token.option === wanted && !token.skipped && !token.dropped);
    const drawn = Number(option.at(-1));
    const other = free(drawn) < 0;
    const number = free(other ? 3 - drawn : drawn);
    if (number < 0) return;
    this.takeUp(number);
    const [turns, mirror] = [transform & 3, transform > 3];
    Object.assign(this.tokens[number]!, { turns, mirror, other, at: squareAt(at), dropped: true });
    this.hold();
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
}
