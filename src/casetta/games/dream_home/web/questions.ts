// Written by tools/protocol_types.py from the game's questions; do not edit.

/** Of what they have more. */
export interface BoxAnswer {
  warnings: string[];
}

/** Whether people together have more than the box holds; their houses need not stand. */
export interface BoxQuestion {
  people: House[];
  cards?: Record<string, unknown> | null;
}

/** The same as JSON, for the field `cards` of other questions. */
export interface CardsAnswer {
  cards: Record<string, unknown>;
}

/** A card file, line by line. */
export interface CardsQuestion {
  lines: string[];
}

/** A house as a question tells it. */
export interface House {
  floors: Record<string, unknown[]>;
  helpers?: string[];
  edition?: string;
  options?: Record<string, string | boolean>;
  cards?: Record<string, unknown> | null;
  outside?: string[];
  roofs?: Roof[];
  ignored?: string[];
}

/** One line of a score sheet. `part` is the heading it is booked under, `rule` the id of the sentence that explains it, `values` fill that sentence, `cells` are the places on the board that it speaks of. */
export interface Line {
  part: string;
  rule: string;
  points: number;
  cells?: string[];
  values?: Record<string, string | number>;
}

/** A bonus by its line of the sheet, and the floors or rooms that it lacks. */
export interface Need {
  rule: string;
  missing: string[];
}

/** The bonuses that do not count yet. */
export interface NeedsAnswer {
  needs: Need[];
}

/** What the bonuses of a seat still need. */
export interface NeedsQuestion {
}

/** The place of each person, and between whom hidden children decide, by their places in the question. */
export interface Ranking {
  places: number[];
  tied?: number[];
}

/** The totals of people; where they decide, their hidden children, null for whoever did not count. */
export interface RankingQuestion {
  totals: number[];
  children?: (number | null)[];
  edition?: string;
  options?: Record<string, string | boolean>;
}

/** A card of a roof pile. */
export interface Roof {
  color: string;
  window?: boolean;
}

/** The score of a house, part by part and line by line. */
export interface ScoreQuestion {
  floors: Record<string, unknown[]>;
  helpers?: string[];
  edition?: string;
  options?: Record<string, string | boolean>;
  cards?: Record<string, unknown> | null;
  outside?: string[];
  roofs?: Roof[];
  ignored?: string[];
}

/** The score of a house as score sheets tell it: with the sentence of each line. */
export interface SheetAnswer {
  total: number;
  lines: Line[];
  children?: number[] | null;
  warnings?: string[];
}

/** What the rules can be asked, and what they answer. */
export interface Asks {
  sheet: { question: ScoreQuestion; answer: SheetAnswer };
  box: { question: BoxQuestion; answer: BoxAnswer };
  ranking: { question: RankingQuestion; answer: Ranking };
  cards: { question: CardsQuestion; answer: CardsAnswer };
  needs: { question: NeedsQuestion; answer: NeedsAnswer };
}
