// Written by tools/protocol_types.py from the game's questions; do not edit.

/** What cannot be, about plans of one table beside each other. */
export interface Box {
  facts: BoxFact[];
}

/** What cannot be. `too_many_pieces`: somebody drew more of a card than there are tokens on it. `two_cards`: a card showed one thing to some and another thing to others, though only one was turned over. */
export interface BoxFact {
  card: number;
  code: string;
  person?: number;
  tokens?: number;
}

/** The pieces of somebody. */
export interface BoxPerson {
  pieces: BoxPiece[];
}

/** A piece on somebody's plan: the place of its card in the scenario, and its option. */
export interface BoxPiece {
  card: number;
  option: string;
}

/** The plans of one table beside each other. */
export interface BoxQuestion {
  scenario: string;
  people: BoxPerson[];
}

/** A broken rule: its code, the squares at fault, and what of the plan is to blame. `part` is a field of the question, `key` the number of a piece or window or the name of a room. */
export interface Broken {
  code: string;
  squares: string[];
  part: string;
  key: string;
}

/** A question about a plan with what is drafted on it. */
export interface DraftQuestion {
  draft?: string;
}

/** The plan with its draft, as far as the rules allow it. */
export interface DraftedPlan {
  refused: Refusal | null;
  walls: string;
  openings: string;
  pieces: PieceTold[];
  rooms: RoomTold[];
  bonuses: PlanBonus[];
  front_door: string | null;
  windows: string[];
  entrance: FactTold[];
  reach: string[];
  may_reach: string[];
  cut: string[];
  idea: number;
  worth: number;
  total: number;
}

/** A fact with its values, which depend on its code (docs/ask.md). */
export interface FactTold {
  code: string;
  final: boolean;
  pieces?: string[];
  squares: number[][];
}

/** For each of the eight ways to lay an option the squares that its top left fits on. */
export interface Fits {
  fits: string[][];
  simplest: number[];
}

/** An option of the card that is turned over. */
export interface FitsQuestion {
  option: number;
  draft?: string;
}

/** An option: its squares from (0, 0), its sides against a wall, its picture. */
export interface Furniture {
  rows: number;
  columns: number;
  body: [number, number][];
  dots: [number, number][];
  backs: [number, number, string][];
  rug: boolean;
  points: number;
  symmetric: boolean;
  picture: string;
}

/** The options by their names. */
export interface FurnitureAnswer {
  furniture: Record<string, Furniture>;
}

/** Options of cards by their names; a view brings own furniture. */
export interface FurnitureQuestion {
  names: string[];
}

/** A scenario: what is printed, and what is to be drawn. */
export interface Home {
  id: string;
  texts: Record<string, HomeTexts> | null;
  difficulty: number;
  par: number[];
  rooms: string[];
  hub: string | null;
  cards: HomeCard[];
  rules: number;
  bonuses: HomeBonus[];
  paper: Paper;
  floor: string[];
  pillars: string[];
  ground: string[];
}

/** The most points that a bonus brings. */
export interface HomeBonus {
  most: number;
}

/** A card in the row of its room. */
export interface HomeCard {
  room: string;
  number: number;
  tokens: number;
}

/** The texts of an own scenario in one language. */
export interface HomeTexts {
  title: string;
  story: string;
  rooms: Record<string, string>;
  numbers: Record<string, string>;
  rules: string[];
  bonuses: string[];
  furniture: Record<string, string>;
}

/** Where the name of a closed room has most space: middle, line, width. */
export interface Label {
  x: number;
  y: number;
  wide: number;
}

/** One line of a score sheet. `part` is the heading it is booked under, `rule` the id of the sentence that explains it, `values` fill that sentence, `cells` are the places on the board that it speaks of. */
export interface Line {
  part: string;
  rule: string;
  points: number;
  cells?: string[];
  values?: Record<string, string | number>;
}

/** The places for front door and windows. */
export interface Openings {
  outer: string[];
  fronts: string[];
  windows: Record<string, Sight>;
  proposed: string | null;
}

/** The plan without what cannot be, its sheet, the side of each card, and all that cannot. */
export interface PadAnswer {
  plan: PlanTold;
  lines: Line[];
  cards: (string | null)[];
  broken: Broken[];
}

/** A piece: the place of its card in the scenario, and how it lies, spelled as moves are. */
export interface PadPiece {
  card: number;
  text: string;
}

/** Somebody's plan: pieces in the order of drawing, rooms in the order they were begun. */
export interface PadQuestion {
  scenario: string;
  order: string[];
  pieces: PadPiece[];
  rooms: Record<string, PadRoom>;
  windows: string[];
  front_door?: string | null;
}

/** A room: its squares and its door. */
export interface PadRoom {
  squares: string[];
  door?: string | null;
}

/** The printed paper as SVG, layer by layer. */
export interface Paper {
  floor: string;
  rules: string;
  ground: string;
}

/** Where a piece lies and how it comes there from its card, what it is worth. */
export interface PieceTold {
  text: string;
  option: string;
  room: string;
  body: string[];
  dots: string[];
  backs: string[];
  transform: number;
  at: string;
  matrix: string;
  rug: boolean;
  fresh: boolean;
  points: number;
  reachable: boolean;
  against: FactTold[];
  counts: boolean;
  way: string[];
}

/** A bonus as it is, and what it would bring if the plan were finished now. */
export interface PlanBonus {
  kind: string;
  points: number;
  most: number;
  status: string;
  progress: FactTold;
  needs: FactTold[];
  counted: number;
}

/** A plan: drawing, figures, and what is against them. */
export interface PlanTold {
  walls: string;
  openings: string;
  pieces: PieceTold[];
  rooms: RoomTold[];
  bonuses: PlanBonus[];
  front_door: string | null;
  windows: string[];
  entrance: FactTold[];
  reach: string[];
  may_reach: string[];
  cut: string[];
  idea: number;
  worth: number;
  total: number;
}

/** Somebody at a table. */
export interface Player {
  score: number;
  pieces?: number;
  name?: unknown;
}

/** The names of those who win, and the place of each person. */
export interface Ranking {
  winners: unknown[];
  places: number[];
}

/** The people of a table. */
export interface RankingQuestion {
  players: Player[];
}

/** A broken rule: its code, the squares at fault, which of the drafted pieces breaks it. */
export interface Refusal {
  code: string;
  piece?: number;
  squares: string[];
}

/** A room: its squares and door, what it counts so far, what is against it. */
export interface RoomTold {
  room: string;
  stage: string;
  squares: string[];
  door: string | null;
  label: Label | null;
  counted: number;
  drawn: number;
  penalty: number;
  against: FactTold[];
  warnings: FactTold[];
}

/** A scenario as a card: its paper with the outer walls, how hard it is, what is reached. */
export interface ScenarioTold {
  id: string;
  difficulty: number;
  par: number[];
  rooms: string[];
  tokens: number;
  squares: number;
  picture: string;
}

/** The built-in scenarios. */
export interface Scenarios {
  scenarios: ScenarioTold[];
}

/** The squares that a window looks over, and what it sees there. */
export interface Sight {
  squares: string[];
  sees: string[];
}

/** A question about a table as it is. */
export interface TableQuestion {
}

/** A room that is being closed, and the plan after it. */
export interface Walls {
  own: string[];
  free: string[];
  squares: string[];
  door: string | null;
  doors: string[];
  shape: string;
  text: string;
  refused: Refusal | null;
  notes: FactTold[];
  plan: PlanTold;
}

/** A room that is being closed: as proposed, or with squares and a door. */
export interface WallsQuestion {
  squares?: string[] | null;
  door?: string | null;
  draft?: string;
}

/** What the rules can be asked, and what they answer. */
export interface Asks {
  ranking: { question: RankingQuestion; answer: Ranking };
  home: { question: TableQuestion; answer: Home };
  furniture: { question: FurnitureQuestion; answer: FurnitureAnswer };
  scenarios: { question: TableQuestion; answer: Scenarios };
  plan: { question: DraftQuestion; answer: DraftedPlan };
  fits: { question: FitsQuestion; answer: Fits };
  walls: { question: WallsQuestion; answer: Walls };
  openings: { question: DraftQuestion; answer: Openings };
  box: { question: BoxQuestion; answer: Box };
  pad: { question: PadQuestion; answer: PadAnswer };
}
