import type { Component } from "svelte";
import type { FirstGame } from "./lib/first.svelte";
import type { LogLine, SheetLine, Table } from "./lib/table.svelte";
import type { Say } from "./lib/words.svelte";

/** What a line of the log says, and where on the board it happened. */
export interface Told {
  text: string;
  points?: number;
  /** Names of places, as the board knows them; hovering the line lights them up. */
  places: string[];
}

/** Everything the shell knows about how a game is drawn; `web/BOARDS.md` explains it. */
export interface GameFace {
  /** The whole table below the bar. */
  Board: Component<{ table: Table }>;
  /** What lies before one seat, as large as it may be; for a close look and for the end. */
  Look: Component<{ table: Table; seat: number; lit?: readonly string[] }>;
  /** Whether a seat sees what others at the same screen must not. */
  secrets: boolean;
  /** A move in words, without the name of who made it. */
  told(line: LogLine, say: Say): Told;
  /** A line of the score sheet in words. */
  scored(line: SheetLine, say: Say): string;
  /** How far the game is, for the bar; without it the moves are counted. */
  where?(view: Record<string, any>, say: Say): string;
  /** The keys of this board: what to press, and the message that says what it does. */
  keys: { press: string; does: string }[];
  /** On which side the sum is shown at the end, so that it does not cover what is counted. */
  end?: "left" | "right";
  /** A position of the rule book: a drawing, what of it to show, and what to light. */
  Example?: Component<{ drawing: Record<string, any>; show: string[]; lit: string[]; say: Say }>;
  /** Which paragraph of the book is behind a refusal: the name of its heading, by code. */
  ruled?: Record<string, string>;
  /** The paragraphs of the rules: ids of headings; `ID-text` is the paragraph. */
  rules: string[];
}

type Module<T> = () => Promise<{ default: T }>;
const FACES = import.meta.glob("../../src/casetta/games/*/web/face.ts") as Record<string, Module<GameFace>>;
const PICTURES = import.meta.glob("../../src/casetta/games/*/web/Picture.svelte") as Record<
  string,
  Module<Component>
>;

const PADS = import.meta.glob("../../src/casetta/games/*/web/Pad.svelte") as Record<string, Module<Component<{ say: Say }>>>;

const FIRSTS = import.meta.glob("../../src/casetta/games/*/web/first.ts") as Record<string, Module<FirstGame>>;

type Chooser = Component<{ say: Say; value: string; onchoose: (value: string) => void }>;
const CHOOSERS = import.meta.glob("../../src/casetta/games/*/web/Choose*.svelte") as Record<string, Module<Chooser>>;

function find<T>(modules: Record<string, Module<T>>, game: string): Module<T> | undefined {
  const folder = `/${game.replaceAll("-", "_")}/web/`;
  const path = Object.keys(modules).find((each) => each.includes(folder));
  return path === undefined ? undefined : modules[path];
}

/** The face of a game, loaded when it is needed; null for a game that is not drawn yet. */
export async function faceOf(game: string): Promise<GameFace | null> {
  return (await find(FACES, game)?.())?.default ?? null;
}

/** The picture of a game for the home page. */
export async function pictureOf(game: string): Promise<Component | null> {
  return (await find(PICTURES, game)?.())?.default ?? null;
}

/** How an option of a game is chosen, where more than words is needed. */
export async function chooserOf(game: string, option: string): Promise<Chooser | null> {
  const file = `/${game.replaceAll("-", "_")}/web/Choose${option[0]!.toUpperCase()}${option.slice(1)}.svelte`;
  const path = Object.keys(CHOOSERS).find((each) => each.endsWith(file));
  return path === undefined ? null : (await CHOOSERS[path]!()).default;
}

/** The score pad of a game for the box on the table. */
export async function padOf(game: string): Promise<Component<{ say: Say }> | null> {
  return (await find(PADS, game)?.())?.default ?? null;
}

/** The first game of a title, step by step; null where there is none. */
export async function firstOf(game: string): Promise<FirstGame | null> {
  return (await find(FIRSTS, game)?.())?.default ?? null;
}
