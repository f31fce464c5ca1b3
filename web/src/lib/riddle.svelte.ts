import type * as P from "../protocol";
import { api } from "./api";
import { askThePast, READ_ONLY, type Source } from "./source";
import { Table } from "./table.svelte";

/** A moment of a finished game that somebody tries again: legal moves and previews as they were then. */
export class Riddle implements Source {
  readonly table: Table;
  readonly line = "open";
  readonly lostAt = null;
  readonly sent = null;
  readonly atTable = false;
  readonly plays = true;
  readonly advises = false;
  readonly act = READ_ONLY.act;
  readonly post = READ_ONLY.post;
  readonly open = READ_ONLY.open;
  /** The move that was tried. */
  tried = $state<string | null>(null);

  constructor(
    private of: Table,
    private version: number,
    private seat: number,
  ) {
    this.table = new Table(of.id);
    this.table.source = this;
    this.table.people = of.people;
    this.table.viewer = seat;
    this.table.seats = [seat];
    this.table.told = (each) => of.told(each);
  }

  get ready(): boolean {
    return this.tried === null;
  }

  /** Lay the table as it was. */
  async lay(): Promise<void> {
    const { id } = this.table;
    const state = (await api.past(id, {
      version: this.version,
      seat: this.seat,
      about: "state",
    })) as unknown as P.State;
    this.table.log = this.of.log.filter((entry) => entry.version <= this.version);
    this.table.state = { ...state, undo: [], redo: [] };
  }

  /** Try it once more. */
  again(): void {
    this.tried = null;
    if (this.table.state) this.table.state = { ...this.table.state };
  }

  async play(move: string): Promise<void> {
    this.table.ui.calm();
    this.tried = move;
  }

  readonly ask = askThePast(() => ({ id: this.table.id, version: this.version, seat: this.seat }));
}
