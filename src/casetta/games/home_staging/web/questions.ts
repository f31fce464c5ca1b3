// Written by tools/protocol_types.py from the game's questions; do not edit.

/** A kind of bonus with an example, told in every language. */
export interface BonusExample {
  family: string;
  kind: string;
  lit: string[];
  points: number;
  progress: FactTold;
  texts: Record<string, string>;
}

/** One finished plan, and what each kind of bonus would bring there. */
export interface BonusExamples {
  bonuses: BonusExample[];
  view: Record<string, unknown>;
}

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
  scenario: Record<string, unknown> | string;
  people: BoxPerson[];
}

/** A broken rule: its code, the squares at fault, and what of the plan is to blame. `part` is a field of the question, `key` the number of a piece or window or the name of a room. */
export interface Broken {
  code: string;
  key: string;
  part: string;
  squares: string[];
}

/** A question about a plan with what is drafted on it. */
export interface DraftQuestion {
  draft?: string;
}

/** The plan with its draft, as far as the rules allow it. */
export interface DraftedPlan {
  bonuses: PlanBonus[];
  cut: string[];
  entrance: FactTold[];
  front_door: string | null;
  idea: number;
  may_reach: string[];
  openings: string;
  pieces: PieceTold[];
  reach: string[];
  refused: Refusal | null;
  rooms: RoomTold[];
  total: number;
  walls: string;
  windows: string[];
  worth: number;
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

/** An option of the card that is turned over, 1 or 2. */
export interface FitsQuestion {
  option: number;
  draft?: string;
}

/** An option: its squares from (0, 0), its sides against a wall, its picture. */
export interface Furniture {
  backs: [number, number, string][];
  body: [number, number][];
  columns: number;
  dots: [number, number][];
  picture: string;
  points: number;
  rows: number;
  rug: boolean;
  symmetric: boolean;
}

export interface FurnitureAnswer {
  furniture: Record<string, Furniture>;
}

/** Options of cards by their names; a view brings own furniture. */
export interface FurnitureQuestion {
  names: string[];
}

/** All furniture, by the room where it is at home, or `any`. */
export interface Gallery {
  groups: Record<string, NumberTold[]>;
}

/** A scenario: what is printed, and what is to be drawn. */
export interface Home {
  bonuses: HomeBonus[];
  cards: HomeCard[];
  difficulty: number;
  floor: string[];
  ground: string[];
  hub: string | null;
  id: string;
  paper: Paper;
  par: number[];
  pillars: string[];
  rooms: string[];
  rules: number;
  texts: Record<string, HomeTexts> | null;
}

export interface HomeBonus {
  most: number;
}

export interface HomeCard {
  number: number;
  room: string;
  tokens: number;
}

/** The texts of an own scenario in one language. */
export interface HomeTexts {
  bonuses: string[];
  furniture: Record<string, string>;
  numbers: Record<string, string>;
  rooms: Record<string, string>;
  rules: string[];
  story: string;
  title: string;
}

/** A field of a rule, and the words that it takes, if it takes no others. */
export interface KindField {
  name: string;
  optional: boolean;
  words: string[];
}

/** A kind of special rule or of bonus. */
export interface KindTold {
  fields: KindField[];
  kind: string;
  sentence: string;
}

/** Everything that an own scenario may choose from. */
export interface Kinds {
  bonuses: KindTold[];
  floor: string;
  largest_piece: number;
  most_bonuses: number;
  most_cards: number;
  most_rooms: number;
  piece: string;
  rooms: string[];
  rules: KindTold[];
  tags: string[];
}

/** Where the name of a closed room has most space: middle, line, width. */
export interface Label {
  wide: number;
  x: number;
  y: number;
}

/** One line of a score sheet. `part` is the heading it is booked under, `rule` the id of the sentence that explains it, `values` fill that sentence, `cells` are the places on the board that it speaks of. */
export interface Line {
  part: string;
  rule: string;
  points: number;
  cells?: string[];
  values?: Record<string, string | number>;
}

/** A number with the names of its four options. */
export interface NumberTold {
  number: number;
  options: string[];
}

export interface Openings {
  fronts: string[];
  outer: string[];
  proposed: string | null;
  windows: Record<string, Sight>;
}

/** The plan without what cannot be, its sheet, the side of each card, and all that cannot. */
export interface PadAnswer {
  broken: Broken[];
  cards: (string | null)[];
  lines: Line[];
  plan: PlanTold;
  total: number;
}

/** A piece: the place of its card in the scenario, and how it lies, spelled as moves are. */
export interface PadPiece {
  card: number;
  text: string;
}

/** Somebody's plan: pieces in the order of drawing, rooms in the order they were begun. */
export interface PadQuestion {
  scenario: Record<string, unknown> | string;
  order: string[];
  pieces: PadPiece[];
  rooms: Record<string, PadRoom>;
  windows: string[];
  front_door?: string | null;
  points?: number;
}

export interface PadRoom {
  squares: string[];
  door?: string | null;
}

/** The printed paper as SVG, layer by layer. */
export interface Paper {
  floor: string;
  ground: string;
  rules: string;
}

/** Where a piece lies and how it comes there from its card, what it is worth. */
export interface PieceTold {
  against: FactTold[];
  at: string;
  backs: string[];
  body: string[];
  counts: boolean;
  dots: string[];
  fresh: boolean;
  matrix: string;
  option: string;
  points: number;
  reachable: boolean;
  room: string;
  rug: boolean;
  text: string;
  transform: number;
  way: string[];
}

/** A bonus as it is, and what it would bring if the plan were finished now. */
export interface PlanBonus {
  counted: number;
  kind: string;
  most: number;
  needs: FactTold[];
  points: number;
  progress: FactTold;
  status: string;
}

/** A plan: drawing, figures, and what is against them. */
export interface PlanTold {
  bonuses: PlanBonus[];
  cut: string[];
  entrance: FactTold[];
  front_door: string | null;
  idea: number;
  may_reach: string[];
  openings: string;
  pieces: PieceTold[];
  reach: string[];
  rooms: RoomTold[];
  total: number;
  walls: string;
  windows: string[];
  worth: number;
}

export interface Player {
  score: number;
  pieces?: number;
  name?: unknown;
}

/** The names of those who win, and the place of each person. */
export interface Ranking {
  places: number[];
  winners: unknown[];
}

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
  against: FactTold[];
  counted: number;
  door: string | null;
  drawn: number;
  label: Label | null;
  penalty: number;
  room: string;
  squares: string[];
  stage: string;
  warnings: FactTold[];
}

/** The same as JSON, furniture included, for the field `scenario` of other questions. */
export interface ScenarioAnswer {
  scenario: Record<string, unknown>;
}

/** A scenario file, line by line, and the file of own furniture that lies beside it. */
export interface ScenarioQuestion {
  lines: string[];
  furniture: string[];
}

/** A scenario as a card: its paper with the outer walls, how hard it is, what is reached. */
export interface ScenarioTold {
  difficulty: number;
  id: string;
  par: number[];
  picture: string;
  rooms: string[];
  squares: number;
  tokens: number;
}

export interface Scenarios {
  scenarios: ScenarioTold[];
}

/** The squares that a window looks over, and what it sees there. */
export interface Sight {
  sees: string[];
  squares: string[];
}

export interface TableQuestion {
}

export interface Walls {
  door: string | null;
  doors: string[];
  free: string[];
  notes: FactTold[];
  own: string[];
  plan: PlanTold;
  refused: Refusal | null;
  shape: string;
  squares: string[];
  text: string;
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
  scenario: { question: ScenarioQuestion; answer: ScenarioAnswer };
  kinds: { question: TableQuestion; answer: Kinds };
  gallery: { question: TableQuestion; answer: Gallery };
  bonuses: { question: TableQuestion; answer: BonusExamples };
  box: { question: BoxQuestion; answer: Box };
  pad: { question: PadQuestion; answer: PadAnswer };
}
