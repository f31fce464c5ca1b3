import type { Plan } from "./asks";
import type { Home, PieceTold as Piece } from "./questions";
import type { Tool } from "./position.svelte";

/** The paragraph of the rule book about what each tool draws. */
export const RULE_OF: Record<Tool, string> = {
  piece: "placing",
  brush: "closing",
  box: "closing",
  edge: "closing",
  door: "door",
  window: "windows",
  entry: "front-door",
};

/** The paragraph about what a seat is asked to do. */
export const RULE_WHILE: Record<string, string> = {
  room: "turn",
  card: "turn",
  tokens: "turn",
  draw: "placing",
  close: "closing",
  finish: "openings",
};

/** The paragraph about what lies on a sheet. */
export const RULE_AT = {
  ghost: "placing",
  piece: "drawing",
  rug: "rugs",
  circulation: "access",
  cut: "access",
  pillar: "special-rules",
  room: "closing",
  wall: "closing",
  corridor: "corridor",
  hub: "hub",
  ground: "windows",
  window: "windows",
  front: "front-door",
  door: "door",
} as const;

/** What a question mark over a square asks about: what lies there, else the tool at work, else what kind of floor it is. */
export function rulesOfSquares(
  home: Home,
  plan: Plan | null,
  ghost: readonly string[],
  tool: Tool,
): (square: string) => string | undefined {
  const pieces = new Map<string, Piece>();
  for (const piece of plan?.pieces ?? [])
    for (const square of piece.body) if (!pieces.has(square) || !piece.rug) pieces.set(square, piece);
  const [floor, pillars, ground, held] = [home.floor, home.pillars, home.ground, ghost].map(
    (squares) => new Set(squares),
  );
  const dots = new Set((plan?.pieces ?? []).flatMap((piece) => piece.dots));
  const rooms = new Set((plan?.rooms ?? []).flatMap((room) => (room.stage === "closed" ? room.squares : [])));
  const cut = new Set(plan?.cut);
  return (square) => {
    if (held!.has(square)) return RULE_AT.ghost;
    if (!floor!.has(square)) return ground!.has(square) ? RULE_AT.ground : undefined;
    const piece = pieces.get(square);
    if (piece) return piece.rug ? RULE_AT.rug : RULE_AT.piece;
    if (pillars!.has(square)) return RULE_AT.pillar;
    if (dots.has(square)) return RULE_AT.circulation;
    if (tool !== "piece") return undefined;
    if (cut.has(square)) return RULE_AT.cut;
    if (rooms.has(square)) return RULE_AT.room;
    return home.hub ? RULE_AT.hub : RULE_AT.corridor;
  };
}
