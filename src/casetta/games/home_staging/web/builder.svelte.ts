/** Walls in the making: brush, box and edge all change the same squares, so the outline is always closed. */
import type { Desk } from "./desk.svelte";
import {
  beyond,
  between,
  CELL,
  type Edge,
  edgesAround,
  middleOf,
  nearestEdge,
  pushed,
  type Square,
  squareName,
  stretchOf,
} from "./squares";

interface Stroke {
  adding: boolean;
  /** The straight piece of wall that is pulled. */
  stretch: Edge[];
  start: ReadonlySet<string>;
}

export class Builder {
  /** The first corner of a box, and where the other one is now. */
  corner = $state.raw<Square | null>(null);
  other = $state.raw<Square | null>(null);
  private stroke: Stroke | null = null;

  constructor(private desk: Desk) {}

  get busy(): boolean {
    return this.stroke !== null;
  }
  readonly box = $derived.by((): string[] => (this.corner ? between(this.corner, this.other ?? this.corner) : []));
  /** All walls that can be pushed. */
  readonly walls = $derived.by((): Edge[] =>
    this.desk.doing === "close" && this.desk.tool === "edge" ? edgesAround(this.desk.inside) : [],
  );

  /** Press down on a square or a wall; false when there is nothing to take hold of. */
  begin(at: Square, [x, y]: [number, number]): boolean {
    const start = this.desk.inside;
    let stretch: Edge[] = [];
    if (this.desk.tool === "edge") {
      const edge = nearestEdge(x, y, edgesAround(start), 34);
      if (!edge) return false;
      stretch = stretchOf(edge, start);
    }
    this.stroke = { adding: !start.has(squareName(at.row, at.column)), stretch, start };
    if (this.desk.tool === "brush") this.paint(at);
    if (this.desk.tool === "box") this.corner = this.other = at;
    return true;
  }

  private paint(at: Square): void {
    const { desk } = this;
    const name = squareName(at.row, at.column);
    const squares = new Set(desk.inside);
    if (this.stroke!.adding) squares.add(name);
    else squares.delete(name);
    if (!this.stroke!.adding && desk.walls?.own.includes(name)) {
      desk.told = desk.table.say("wrong-piece-left-out", { where: "" }).trim();
      return;
    }
    desk.want(squares);
  }

  pull(at: Square, [x, y]: [number, number]): void {
    const { desk, stroke } = this;
    if (!stroke) return;
    if (desk.tool === "brush") return this.paint(at);
    if (desk.tool === "box") return void (this.other = at);
    const edge = stroke.stretch[0];
    if (!edge) return;
    const [mx, my] = middleOf(edge);
    const out = beyond(edge);
    const far = (x - mx) * (out.column - edge.column) + (y - my) * (out.row - edge.row);
    desk.want(pushed(stroke.start, stroke.stretch, Math.round(far / CELL)));
  }

  /** Let go. */
  end(at: Square): void {
    if (this.desk.tool === "box" && this.corner && this.stroke) this.setBox(at, this.stroke.adding);
    this.stroke = null;
  }

  /** Let go of everything: it was no stroke. */
  stop(): void {
    this.stroke = this.corner = null;
  }

  private setBox(at: Square, adding: boolean): void {
    const squares = new Set(this.desk.inside);
    for (const name of between(this.corner!, at)) {
      if (adding) squares.add(name);
      else squares.delete(name);
    }
    this.desk.want(squares);
    this.corner = null;
  }

  /** Brush a square in or out, or set a corner of a box: Enter on a square. */
  mark(at: Square): void {
    const { desk, corner } = this;
    if (desk.tool === "box" && !corner) this.corner = this.other = at;
    else if (desk.tool === "box" && corner) this.setBox(at, !desk.inside.has(squareName(corner.row, corner.column)));
    else if (desk.tool === "brush") {
      this.stroke = { adding: !desk.inside.has(squareName(at.row, at.column)), stretch: [], start: desk.inside };
      this.paint(at);
      this.stroke = null;
    }
  }

  /** Push a straight piece of wall by one square. */
  push(edge: Edge, by: number): void {
    this.desk.want(pushed(this.desk.inside, stretchOf(edge, this.desk.inside), by));
  }
}
