import type * as P from "../protocol";
import { api } from "./api";
import { Table } from "./table.svelte";

/** A moment of a finished game that somebody tries again: legal moves and previews as they were then. */
export class Riddle extends Table {
  /** The move that was tried. */
  tried = $state<string | null>(null);

  constructor(
    private of: Table,
    private version: number,
    seat: number,
  ) {
    super(of.id, false);
    this.people = of.people;
    this.viewer = seat;
    this.seats = [seat];
  }

  /** Lay the table as it was. */
  async lay(): Promise<void> {
    const told = (await this.past("state")) as unknown as P.State;
    this.log = this.of.log.filter((line) => line.entry.version <= this.version);
    this.state = { ...told, undo: [], redo: [] };
  }

  /** Try it once more. */
  again(): void {
    this.tried = null;
    if (this.state) this.state = { ...this.state };
  }

  override get free(): boolean {
    return super.free && this.tried === null;
  }

  override async play(move: string): Promise<void> {
    this.calm();
    this.tried = move;
  }

  override async ask(about: P.Ask["about"], more: Partial<P.Ask> = {}): Promise<Record<string, unknown>> {
    const { move = "", most = 50, seat = null } = more;
    return this.past(about as P.PastQuestion["about"], { move, most, of: seat });
  }

  private past(about: P.PastQuestion["about"], more: Partial<P.PastQuestion> = {}): Promise<Record<string, unknown>> {
    const question = { version: this.version, seat: this.viewer, about, ...more };
    return api.past(this.id, question as P.PastQuestion);
  }
}
