import { cellAt } from "$web/lib/grid";
import { settings } from "$web/lib/settings.svelte";
import { sound } from "$web/lib/sound";
import { check, sheetOf } from "$web/lib/questions";
import type { Table } from "$web/lib/table.svelte";
import type { Checked, Live, SheetLine } from "$web/protocol";
import { type Gains, gainsOf } from "./gains";
import type { Ghost } from "./Shelf.svelte";
import { columnsFor, filledUp, line, mayJoin, spell, spelledBy } from "./spelling";
import { landing, type Pictures, shelfName, wishes } from "./tiles";

/** What is composed so far. */
interface Draft {
  chosen: string[];
  picked: number | null;
}

/** A turn as it comes about: tiles chosen in an order, a column looked at, a column chosen. */
export class Turn {
  chosen = $state<string[]>([]);
  /** The column that was chosen; a pointer or the focus may look at another one. */
  picked = $state<number | null>(null);
  hovered = $state<number | null>(null);
  swapping = $state<number | null>(null);
  sheet = $state.raw<Live | null>(null);
  private checked = $state.raw<{ move: string; answer: Checked } | null>(null);

  constructor(
    readonly table: Table,
    private pictures: () => Pictures,
  ) {}

  readonly offered = $derived.by(() => (this.table.myTurn ? (this.table.legal ?? []) : []));
  readonly legal = $derived.by(() => mayJoin(this.offered, this.chosen));
  readonly columns = $derived.by(() => (this.chosen.length ? columnsFor(this.offered, this.chosen) : []));
  readonly column = $derived.by(() => this.hovered ?? this.picked);
  readonly move = $derived.by(() =>
    this.column !== null && this.columns.includes(this.column) ? spell(this.chosen, this.column) : null,
  );
  /** What is shown as ghosts: the choice, or the move that is on its way. */
  readonly ghosts = $derived.by((): Ghost[] => {
    const move = this.table.source.sent ?? this.move;
    return move ? this.fall(spelledBy(move)) : [];
  });
  /** The sheet as the previewed move would make it. */
  readonly after = $derived.by((): SheetLine[] | null => {
    const { checked } = this;
    return checked?.move === this.move ? (checked?.answer.lines ?? null) : null;
  });
  readonly gains = $derived.by((): Gains | null => {
    const { sheet, after } = this;
    if (!sheet || !after) return null;
    const fresh = this.ghosts.map((ghost) => shelfName(ghost.row, ghost.column));
    return gainsOf(sheet.lines, after, fresh, this.table.say);
  });

  private get shelf(): string[] {
    return this.table.view?.shelves[this.table.mine] ?? [];
  }

  letter(cell: string): string {
    const { row, column } = cellAt(cell);
    return this.table.view?.room[row]?.[column] ?? ".";
  }

  private fall({ tiles, column }: { tiles: string[]; column: number }): Ghost[] {
    const lowest = landing(this.shelf, column);
    const wanted = wishes(this.table.view?.personal[this.table.mine]);
    return tiles.map((tile, number) => {
      const letter = this.letter(tile);
      const row = lowest - number;
      return {
        row,
        column,
        letter,
        picture: this.pictures()(tile),
        star: wanted.get(shelfName(row, column)) === letter,
      };
    });
  }

  /** Begin anew: another position, or the turn is over. */
  reset(): void {
    this.chosen = [];
    this.picked = this.hovered = this.swapping = null;
  }

  get draft(): Draft | null {
    return this.chosen.length ? { chosen: this.chosen, picked: this.picked } : null;
  }

  /** Go on with what was composed before a reload. */
  restore({ chosen, picked }: Draft): void {
    this.chosen = chosen;
    this.picked = picked;
  }

  /** Take a tile along, or put it back. */
  toggle(cell: string): void {
    if (!this.table.free) return;
    this.table.ui.calm();
    if (this.chosen.includes(cell)) this.choose(this.chosen.filter((each) => each !== cell));
    else if (this.legal.has(cell)) this.choose([...this.chosen, cell]);
    else if (mayJoin(this.offered, []).has(cell)) this.choose([cell]);
  }

  /** Take exactly these, filled up where a tile between them is needed. */
  choose(cells: string[]): void {
    const whole = columnsFor(this.offered, cells).length || !cells.length ? cells : filledUp(this.offered, cells);
    this.chosen = whole;
    this.swapping = null;
    if (this.picked !== null && !this.columns.includes(this.picked)) this.picked = null;
    if (whole.length) sound("card");
  }

  takeLine(cell: string, count: number, down: boolean): void {
    const tiles = line(this.offered, cell, count, down);
    if (tiles) this.choose(tiles);
  }

  /** Show a move as if it had been chosen. */
  show(move: string): void {
    const { tiles, column } = spelledBy(move);
    this.choose(tiles);
    this.picked = column;
  }

  /** Look at a column; the same column again places the tiles, and so does the first time if nobody wants to be asked. */
  pick(column: number): void {
    if (!this.table.free || !this.columns.includes(column)) return;
    const again = this.picked === column || !settings.confirm;
    this.picked = column;
    if (again) void this.place();
  }

  /** Swap two tiles of the hand: tap one, tap the other. */
  tapHand(number: number): void {
    if (this.swapping === null) this.swapping = number;
    else {
      const order = [...this.chosen];
      [order[this.swapping], order[number]] = [order[number]!, order[this.swapping]!];
      this.chosen = order;
      this.swapping = null;
    }
  }

  /** The lowest tile comes to lie on top. */
  turnOrder(): void {
    if (this.chosen.length > 1) this.chosen = [...this.chosen.slice(1), this.chosen[0]!];
  }

  raise(number: number): void {
    const tile = this.chosen[number];
    if (tile) this.chosen = [...this.chosen.filter((each) => each !== tile), tile];
  }

  /** One state back: the column, then the tiles. */
  back(): boolean {
    if (this.picked !== null) this.picked = null;
    else if (this.chosen.length) this.chosen = [];
    else return false;
    this.hovered = null;
    return true;
  }

  async place(): Promise<void> {
    const column = this.picked ?? this.hovered;
    if (!this.table.free || column === null || !this.columns.includes(column)) return;
    const move = spell(this.chosen, column);
    try {
      await this.table.source.play(move);
      this.reset();
    } catch {
      this.picked = null;
    }
  }

  /** The sheet as it is, for the difference; asked anew after every change. */
  async readSheet(): Promise<void> {
    this.sheet = await sheetOf(this.table, this.table.mine);
  }

  async readCheck(move: string): Promise<void> {
    try {
      const answer = await check(this.table, move);
      this.checked = { move, answer };
    } catch {
      // Without an answer there is no preview of points; the move itself can still be made.
    }
  }
}
