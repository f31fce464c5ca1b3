import type { Home } from "./questions";
import { bodyOf, type Drawn, type Laid } from "./pad";
import { type Furniture, handle, laid } from "./shapes";
import { between, type Edge, edgeName, frameOf, onSheet, type Square, squareAt, squareName } from "./squares";

export type Tool = "piece" | "room" | "door" | "front" | "window";
export const TOOLS: readonly Tool[] = ["piece", "room", "door", "front", "window"];

/** The pencil of the score pad: what a tap draws. It knows no rule; the rules are asked afterwards. */
export class Pen {
  tool = $state<Tool>("piece");
  room = $state("");
  /** The option of a card that the next tap puts on the plan. */
  brush = $state.raw<{ card: number; option: string } | null>(null);
  /** The piece that can be moved and turned; −1 for none. */
  held = $state(-1);

  constructor(
    private pad: { person: Drawn },
    readonly furniture: Record<string, Furniture>,
    private home: Home,
  ) {}

  /** The plan that is drawn on. */
  get drawn(): Drawn {
    return this.pad.person;
  }
  get piece(): Laid | undefined {
    return this.drawn.pieces[this.held];
  }

  use(tool: Tool): void {
    this.tool = tool;
    this.layDown();
  }

  enter(room: string): void {
    this.room = room;
    this.layDown();
  }

  private layDown(): void {
    this.brush = null;
    this.held = -1;
  }

  choose(card: number, option: string): void {
    this.tool = "piece";
    this.held = -1;
    this.brush = this.brush?.option === option && this.brush.card === card ? null : { card, option };
  }

  /** A tap on a square: put the chosen piece there, take up the one that lies there, or move the one in hand. */
  square(at: Square): void {
    if (this.brush) return this.add({ ...this.brush, transform: 0, at: "a1" }, at);
    const under = this.pieceAt(squareName(at.row, at.column));
    if (under >= 0 && under !== this.held) {
      this.held = under;
      this.room = this.home.cards[this.piece!.card]?.room ?? this.room;
    } else if (this.piece) this.put(this.piece, at);
  }

  private add(piece: Laid, at: Square): void {
    this.held = this.drawn.pieces.push(piece) - 1;
    this.put(this.piece!, at);
    this.begin(this.home.cards[piece.card]!.room);
    this.brush = null;
  }

  private pieceAt(square: string): number {
    return this.drawn.pieces.findLastIndex((piece) => {
      const option = this.furniture[piece.option];
      return option && bodyOf(piece, option, squareAt(piece.at)).includes(square);
    });
  }

  /** Hold a piece by its middle over a square; it stays within the house as far as it can. */
  private put(piece: Laid, at: Square): void {
    const option = this.furniture[piece.option];
    if (!option) return;
    const shape = laid(option, piece.transform);
    const grip = handle(shape);
    const { top, left, low, right } = frameOf(this.home.floor);
    const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
    piece.at = squareName(
      within(at.row - grip.row, top, low + 1 - shape.rows),
      within(at.column - grip.column, left, right + 1 - shape.columns),
    );
  }

  /** Turn the piece in hand clockwise, or mirror it, round the square by which it is held. */
  turn(): void {
    this.change((transform) => (transform & 4) | ((transform + 1) & 3));
  }

  mirror(): void {
    this.change((transform) => transform ^ 4);
  }

  private change(how: (transform: number) => number): void {
    const piece = this.piece;
    const option = piece && this.furniture[piece.option];
    if (!piece || !option) return;
    const at = squareAt(piece.at);
    const grip = handle(laid(option, piece.transform));
    piece.transform = how(piece.transform);
    this.put(piece, { row: at.row + grip.row, column: at.column + grip.column });
  }

  remove(): void {
    if (!this.piece) return;
    this.drawn.pieces.splice(this.held, 1);
    this.held = -1;
    this.forget();
  }

  /** Squares from corner to corner join the room, or leave it if the first one was in it. */
  box(from: Square, to: Square): void {
    if (!onSheet(from) || !onSheet(to)) return;
    const floor = new Set(this.home.floor);
    const squares = new Set(this.drawn.rooms[this.room]?.squares ?? []);
    const joins = !squares.has(squareName(from.row, from.column));
    for (const name of between(from, to)) {
      if (joins && floor.has(name)) squares.add(name);
      else squares.delete(name);
    }
    const door = squares.size ? (this.drawn.rooms[this.room]?.door ?? null) : null;
    this.drawn.rooms[this.room] = { squares: [...squares], door };
    this.begin(this.room);
    this.forget();
  }

  /** A door, a window or the front door; told where it is already, it is taken away. */
  edge(edge: Edge): void {
    const [drawn, name] = [this.drawn, edgeName(edge)];
    if (this.tool === "door") {
      const room = drawn.rooms[this.room];
      if (room) room.door = room.door === name ? null : name;
    } else if (this.tool === "front") drawn.front = drawn.front === name ? null : name;
    else
      drawn.windows = drawn.windows.includes(name)
        ? drawn.windows.filter((each) => each !== name)
        : [...drawn.windows, name];
  }

  /** A key of the board, if it is one. */
  key(key: string): boolean {
    if (!this.piece) return false;
    if (key === "r") this.turn();
    else if (key === "m") this.mirror();
    else if (key === "Delete" || key === "Backspace") this.remove();
    else if (key === "Escape") this.held = -1;
    else return false;
    return true;
  }

  private begin(room: string): void {
    const { order } = this.drawn;
    if (!order.includes(room)) order.push(room);
  }

  /** A room with nothing in it has not begun. */
  private forget(): void {
    const drawn = this.drawn;
    const begun = new Set(drawn.pieces.map((piece) => this.home.cards[piece.card]?.room));
    drawn.order = drawn.order.filter((room) => begun.has(room) || drawn.rooms[room]?.squares.length);
  }
}
