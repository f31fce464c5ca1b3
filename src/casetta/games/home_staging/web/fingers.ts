/** Two fingers on the sheet turn the piece in hand, as one would turn a card on a table. */

interface Finger {
  x: number;
  y: number;
}
const ENOUGH = Math.PI / 4;
const QUARTER = Math.PI / 2;

export class Fingers {
  private down = new Map<number, Finger>();
  private angle: number | null = null;

  /** Whether more than one finger is, or was, on the sheet: then letting go is no tap. */
  several = false;

  /** Put a finger down; the first one begins anew, whatever became of those before it. */
  press(id: number, x: number, y: number, first: boolean): void {
    if (first) this.down.clear();
    if (!this.down.size) this.several = false;
    this.down.set(id, { x, y });
    this.several ||= this.down.size > 1;
    this.angle = this.between();
  }

  /** Move a finger; the answer is by how many quarter turns both have turned since. */
  move(id: number, x: number, y: number): number {
    if (!this.down.has(id)) return 0;
    this.down.set(id, { x, y });
    const now = this.between();
    if (now === null || this.angle === null) return 0;
    const turned = Math.atan2(Math.sin(now - this.angle), Math.cos(now - this.angle));
    if (Math.abs(turned) < ENOUGH) return 0;
    const way = turned > 0 ? 1 : -1;
    this.angle += way * QUARTER;
    return way;
  }

  lift(id: number): void {
    this.down.delete(id);
    this.angle = this.between();
  }

  /** The direction from the first finger to the second. */
  private between(): number | null {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : null;
  }
}
