// Written by tools/protocol_types.py from the game's questions; do not edit.

/** All groups, larger ones first. */
export interface AdjacencyScore {
  points: number;
  groups: GroupScore[];
}

/** Of what they have more. */
export interface BoxAnswer {
  warnings: string[];
}

/** Whether people together have more than the box holds. */
export interface BoxQuestion {
  people: Person[];
}

/** Whether a goal is shown and about how many tiles are missing; None is too late. */
export interface GoalProgress {
  goal: string;
  holds: boolean;
  missing: number | null;
}

/** A group of tiles that scores. */
export interface GroupScore {
  type: string;
  size: number;
  points: number;
}

/** What somebody has at the end of a game. */
export interface Person {
  shelf: string[];
  personal?: number | [number, number, string][] | null;
  tokens?: number[];
  end_token?: boolean;
}

/** How many tiles lie where the personal card shows them. */
export interface PersonalScore {
  matches: number;
  points: number;
}

/** How far the shelf is with each goal. */
export interface ProgressAnswer {
  goals: GoalProgress[];
  warnings?: string[] | null;
}

/** How far a shelf is with some common goals. */
export interface ProgressQuestion {
  goals: string[];
  shelf: string[];
  edition?: string;
}

/** The place of each person. */
export interface Ranking {
  places: number[];
}

/** The totals of people clockwise, and which of them began, from 0. */
export interface RankingQuestion {
  totals: number[];
  first?: number;
}

/** The score of a shelf, part by part. */
export interface ScoreAnswer {
  adjacency: AdjacencyScore;
  personal: PersonalScore;
  tokens: number;
  end_token: number;
  total: number;
  warnings?: string[];
}

/** The score of a shelf, part by part. */
export interface ScoreQuestion {
  shelf: string[];
  personal?: number | [number, number, string][] | null;
  tokens?: number[];
  end_token?: boolean;
  edition?: string;
  first_game?: boolean;
}

/** What the rules can be asked, and what they answer. */
export interface Asks {
  progress: { question: ProgressQuestion; answer: ProgressAnswer };
  score: { question: ScoreQuestion; answer: ScoreAnswer };
  box: { question: BoxQuestion; answer: BoxAnswer };
  ranking: { question: RankingQuestion; answer: Ranking };
}
