import { check, sheetOf } from "$web/lib/questions";
import type { Table } from "$web/lib/table.svelte";
import type { Checked, Live } from "$web/protocol";
import { settings } from "$web/lib/settings.svelte";
import { joined } from "$web/lib/source";
import { sound } from "$web/lib/sound";
import { factsOf } from "./cards";
import {
  completed,
  countOf,
  goingOn,
  isSame,
  type Move,
  NOTHING,
  offers,
  open,
  type Pick,
  pointAt,
  type Verb,
} from "./moves";

/** What is asked first when several things could be done. */
const FIRST: Verb[] = ["keep", "discard", "hammer", "take", "room", "token", "scaffold", "roof", "supply", "swap"];
/** Verbs that bring cards into the hand: what can be done with them is shown before they are taken. */
const TAKING = ["take", "hammer"];
/** Verbs that lay what is in the hand. */
const LAYING = ["room", "token", "decline", "scaffold", "keep"];
/** Tools that may go with a jackhammer: to let them be is not to pass it. */
const TOOLS = ["drill", "mix", "scaffold"];
/** Moves whose gains are shown on all places at once. */
const SHOWN = ["room", "token", "keep"];
const AT_ONCE = 4;

/** The two cards that are laid, in the hand or in a column that is only looked at. */
export interface Hand {
  room: string | null;
  resource: string | null;
}

/** What was pointed at so far. */
interface Draft {
  pick: Pick;
  last: Partial<Pick>;
  down: boolean;
  column: number;
  wished: Verb | "";
}

/**
 * One person's turn on the screen: what was pointed at, what that would bring, and how it is said to
 * the server. It knows the words of moves and no rule. Nothing is taken before it has its place: a
 * column that was chosen is only a beginning, played together with what is done with it.
 */
export class Turn {
  pick = $state.raw<Pick>(NOTHING);
  down = $state(false);
  /** The column that was chosen, and the one that the pointer is over; −1 for none. */
  column = $state(-1);
  peek = $state(-1);
  /** A place or kind that the pointer is over. */
  hovered = $state.raw<Partial<Pick> | null>(null);
  now = $state.raw<Live | null>(null);
  private wished = $state<Verb | "">("");
  /** What was pointed at last. */
  private last: Partial<Pick> = NOTHING;
  private checks = $state.raw(new Map<string, Checked>());
  private building = $state.raw<Move | undefined>(undefined);
  private asking = new Set<string>();

  constructor(readonly table: Table) {}

  /** Whether a move is being made, with the column before it. */
  isBusy = $derived(this.building !== undefined);
  /** What may be done now. */
  root: Move[] = $derived.by(() => (this.table.myTurn ? this.offers(this.table.legal) : []));
  rootVerbs: Set<Verb> = $derived(new Set(this.root.map((move) => move.verb)));
  rootVerb: Verb | "" = $derived.by(() => {
    if (this.wished && this.rootVerbs.has(this.wished)) return this.wished;
    return FIRST.find((verb) => this.rootVerbs.has(verb)) ?? "";
  });
  /** The columns that can be pointed at, whatever was chosen so far. */
  columns: Set<number> = $derived(this.rootVerb ? open(this.root, this.rootVerb, NOTHING).columns : new Set());
  /** Whether a column is taken, or looked at as if it were. */
  isTaking = $derived(TAKING.includes(this.rootVerb));
  start: string = $derived.by(() => {
    const column = this.column >= 0 ? this.column : this.peek;
    return this.isTaking && this.columns.has(column) ? `${this.rootVerb} ${column}` : "";
  });
  /** The column that is chosen or looked at, as a move. */
  begun: Move | undefined = $derived(this.root.find((move) => move.text === this.start));

  /** What may be done with that beginning; moves of a later turn are none of that. */
  private laying: Move[] = $derived.by(() => {
    return this.offers(this.checks.get(this.start)?.next).filter((move) => LAYING.includes(move.verb));
  });
  moves: Move[] = $derived(this.start ? this.laying : this.root);
  verbs: Set<Verb> = $derived(new Set(this.moves.map((move) => move.verb)));
  verb: Verb | "" = $derived.by(() => {
    if (this.wished && this.verbs.has(this.wished)) return this.wished;
    return FIRST.find((verb) => this.verbs.has(verb)) ?? (this.start ? this.rootVerb : "");
  });
  /** What may be pointed at to begin with, and what goes on from what was pointed at. */
  offered = $derived(this.verb ? open(this.moves, this.verb, NOTHING) : open([], "take", NOTHING));
  open = $derived(this.verb ? open(this.moves, this.verb, this.pick) : open([], "take", NOTHING));
  /** The move that was pointed at completely: a column alone is one if nothing can be done with it. */
  chosen: Move | undefined = $derived.by(() => {
    if (this.building) return this.building;
    if (!this.start) return this.verb ? completed(this.moves, this.verb, this.pick, this.down) : undefined;
    if (this.column < 0) return undefined;
    if (this.isLone) return this.root.find((move) => move.text === this.start);
    return this.verb ? completed(this.moves, this.verb, this.pick, this.down) : undefined;
  });
  /** Whether the beginning is the whole move. */
  isLone: boolean = $derived(Boolean(this.checks.get(this.start)?.legal) && !this.laying.length);
  /** The move that is shown: the chosen one, else what the pointer is over. */
  shown: Move | undefined = $derived.by(() => {
    if (this.chosen || !this.hovered || !this.verb) return this.chosen;
    const pick = pointAt(this.moves, this.verb, this.pick, this.hovered);
    return completed(this.moves, this.verb, pick, this.down);
  });
  result: Checked | undefined = $derived(this.checked(this.shown ?? this.begun));

  /** What is in the hand, or would be with the column that is looked at. */
  hand: Hand = $derived.by(() => {
    const view = this.table.view;
    const cards = this.begun ? view?.display?.[this.begun.columns[0]!] : null;
    if (!cards || view?.hand?.room) return (view?.hand as Hand) ?? { room: null, resource: null };
    return { room: cards.room, resource: this.rootVerb === "hammer" ? null : (cards.resource ?? null) };
  });

  private offers(legal: readonly string[] | null | undefined): Move[] {
    const rooms = factsOf(this.table.view ?? {}).room.map((room) => room.key);
    return offers(legal ?? [], rooms);
  }

  /** The move that lays the card of the hand on a place, as wished if it may. */
  moveAt(space: string): Move | undefined {
    if (!this.verb) return undefined;
    return completed(this.moves, this.verb, { ...NOTHING, spaces: [space] }, this.down);
  }

  /** What a move would bring to the own total; undefined while that is not known. */
  gain(move: Move | undefined): number | undefined {
    const checked = this.checked(move);
    return checked?.points === undefined || !this.now ? undefined : checked.points - this.now.points;
  }

  checked(move: Move | undefined): Checked | undefined {
    return move && this.checks.get(this.whole(move));
  }

  /** A move with what was begun before it. */
  whole(move: Move): string {
    return move.text === this.start ? move.text : joined([this.start, move.text]);
  }

  /** The token of the same column on the room that is shown, as the move after it. */
  private follow: string = $derived.by(() => {
    const { shown } = this;
    const next = shown?.verb === "room" ? this.offers(this.result?.next) : [];
    const token = next.find((move) => move.verb === "token" && ["outside", shown!.spaces[0]].includes(move.spaces[0]));
    return token ? joined([this.whole(shown!), token.text]) : "";
  });
  /** What that token would bring; undefined where none could follow. */
  nextGain: number | undefined = $derived.by(() => {
    const after = this.checks.get(this.follow)?.points;
    return after === undefined || this.result?.points === undefined ? undefined : after - this.result.points;
  });

  /** The same card on the same place, lying the other way. */
  turned(move: Move | undefined): Move | undefined {
    if (move?.verb !== "room") return undefined;
    return this.moves.find(
      (each) => each.verb === "room" && each.spaces[0] === move.spaces[0] && each.down !== move.down,
    );
  }

  has(text: string): boolean {
    return this.moves.some((move) => move.text === text);
  }

  /** The answer that declines what is offered: a token, a jackhammer, the helpers at the end. */
  no: string | undefined = $derived.by(() => {
    if (this.verb === "token" && this.has("decline")) return "decline";
    const no = ["pass", "done"].find((text) => this.root.some((move) => move.text === text));
    return no === "pass" && TOOLS.includes(this.rootVerb) ? undefined : no;
  });

  /** Do something else that may be done: the other card first, a tool, a helper. */
  turnTo(verb: Verb): void {
    if (!this.verbs.has(verb)) this.column = -1;
    this.wished = verb;
    this.pick = NOTHING;
    this.hovered = null;
  }

  /** Point at a column: it is chosen, or one of the two that a tool is for. */
  pointColumn(column: number): void {
    if (!this.table.free || !this.columns.has(column)) return;
    if (!this.isTaking) return this.point({ columns: [column] });
    if (this.column === column && this.isLone) return void this.confirm();
    this.column = this.column === column ? -1 : column;
    this.peek = -1;
    this.pick = NOTHING;
    this.down = false;
    if (this.column >= 0) sound("card");
  }

  /** Point at something; the second time at what makes a move whole, make it, or at once if nobody wants to be asked. */
  point(at: Partial<Pick>): void {
    if (!this.table.free || !this.verb) return;
    if (this.chosen && this.isAgain(at)) return void this.confirm();
    this.pick = pointAt(this.moves, this.verb, this.pick, at);
    this.last = at;
    this.hovered = null;
    if (!this.chosen) return;
    sound("card");
    if (!settings.confirm) void this.confirm();
  }

  /** Whether this was pointed at last, or is all that was pointed at: then pointing again means yes. */
  private isAgain(at: Partial<Pick>): boolean {
    return isSame(at, countOf(this.pick) === 1 ? this.pick : this.last);
  }

  /** Choose a place at once, whatever was chosen before: for arrow keys. */
  jump(at: Partial<Pick>): void {
    if (!this.table.free || !this.verb || !goingOn(this.moves, this.verb, { ...NOTHING, ...at }).length) return;
    this.pick = { ...NOTHING, ...at };
    this.hovered = null;
  }

  /** Show a move that somebody suggests as if it had been pointed at, with the place to build at. */
  show(text: string): void {
    const move = this.root.find((each) => `${text};`.startsWith(`${each.text};`));
    if (!move) return;
    this.clear();
    if (!TAKING.includes(move.verb)) return this.pointAll(move);
    this.column = move.columns[0]!;
    const laying = this.offers(text.split(";").slice(1)).filter((each) => !this.rootVerbs.has(each.verb));
    const next = laying.find((each) => each.verb === "room") ?? laying[0];
    if (next) this.pointAll(next);
  }

  private pointAll({ verb, down, columns, spaces, kind }: Move): void {
    this.wished = verb;
    this.down = down;
    this.pick = { columns, spaces, kind };
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.make(this.chosen);
  }

  async say(text: string): Promise<void> {
    const move = [...this.moves, ...this.root].find((each) => each.text === text);
    if (move) await this.make(move);
  }

  /** Make a move, after the column it begins with; what is shown stays until all is said. */
  private async make(move: Move): Promise<void> {
    if (!this.table.free || this.building) return;
    this.building = move;
    try {
      await this.table.source.play(this.root.includes(move) ? move.text : this.whole(move));
      sound("card");
    } catch {
      // The banner says why; everything lies where it was.
    } finally {
      this.building = undefined;
      this.clear();
    }
  }

  clear(): void {
    this.pick = NOTHING;
    this.hovered = null;
    this.wished = "";
    this.column = -1;
    this.down = false;
  }

  /** Whether there is a step back inside the turn. */
  mayBack: boolean = $derived(
    this.pick !== NOTHING || this.column >= 0 || (this.wished !== "" && this.rootVerbs.has(this.wished)),
  );

  get draft(): Draft | null {
    const { pick, last, down, column, wished } = this;
    return this.mayBack ? { pick, last, down, column, wished } : null;
  }

  /** Go on with what was pointed at before a reload. */
  restore(before: Draft): void {
    Object.assign(this, before, countOf(before.pick) ? {} : { pick: NOTHING });
  }

  /** One step back: what was pointed at, then the column or tool; false if there is none. */
  back(): boolean {
    if (!this.mayBack || this.building) return false;
    if (countOf(this.pick)) this.pick = NOTHING;
    else this.clear();
    return true;
  }

  /** A new position: nothing is pointed at, and nothing is known of what moves bring. */
  async begin(): Promise<void> {
    if (!this.building) this.clear();
    this.checks = new Map();
    this.asking.clear();
    const version = this.table.state?.version;
    const sheet = await sheetOf(this.table, this.table.mine);
    if (version === this.table.state?.version) this.now = sheet;
  }

  /** Ask what the moves on the screen would bring, the one that is shown first. */
  foresee(): void {
    if (this.building) return;
    const all = this.moves.filter((move) => move.verb === this.verb && SHOWN.includes(move.verb));
    const first = [this.shown, this.turned(this.shown), ...all.filter((move) => !move.down), ...all];
    const columns = this.isTaking
      ? this.root.filter((move) => move.verb === this.rootVerb).map((move) => move.text)
      : [];
    const texts = [this.start, this.follow, ...first.flatMap((move) => (move ? [this.whole(move)] : [])), ...columns];
    for (const text of new Set(texts.filter((each) => each && !this.asking.has(each)))) {
      if (this.asking.size - this.checks.size >= AT_ONCE) return;
      void this.look(text);
    }
  }

  private async look(text: string): Promise<void> {
    const version = this.table.state?.version;
    this.asking.add(text);
    try {
      const checked = await check(this.table, text);
      if (version === this.table.state?.version) this.checks = new Map(this.checks).set(text, checked);
    } catch {
      this.asking.delete(text);
    }
  }
}
