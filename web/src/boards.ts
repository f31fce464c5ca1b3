import type { Component } from "svelte";
import type { FirstGame } from "./lib/first.svelte";
import type { Table, View } from "./lib/table.svelte";
import type { Say, Values } from "./lib/words.svelte";
import type { SheetLine } from "./protocol";

/** A position of the rule book, to be drawn. */
export interface ExampleProps {
  drawing: View;
  show: string[];
  lit: string[];
  label: string;
  say: Say;
}

/** Everything the shell knows about how a game is drawn; `web/BOARDS.md` explains it. */
export interface GameFace {
  /** The whole table below the bar. */
  Board: Component<{ table: Table }>;
  /** What lies before one seat, as large as it may be; for a close look and for the end. */
  Look: Component<{ table: Table; seat: number; lit?: readonly string[] }>;
  /** Whether a seat sees what others at the same screen must not. */
  secrets: boolean;
  /** Values of phrases that are said in another way here: pictures of letters, for instance. */
  values?(values: Values, say: Say): Values;
  /** A line of the score sheet in words. */
  scored(line: SheetLine, say: Say): string;
  /** How far the game is, for the bar; without it the moves are counted. */
  where?(view: View, say: Say): string;
  /** The keys of this board: what to press, and the message that says what it does. */
  keys: { press: string; does: string }[];
  /** On which side the sum is shown at the end, so that it does not cover what is counted. */
  end?: "left" | "right";
  /** A position of the rule book: a drawing, what of it to show, what to light, and its caption. */
  Example?: Component<ExampleProps>;
  /** Whether such a picture is narrow, so that text can stand beside it. */
  isSmall?(show: string[]): boolean;
  /** A gallery of the rule book, by the name it has there. */
  Gallery?: Component<{ of: string; caption: string; say: Say }>;
  /** Which paragraph of the book is behind a refusal: the name of its heading, by code. */
  ruled?: Record<string, string>;
  /** The paragraphs of the rules: ids of headings; `ID-text` is the paragraph. */
  rules: string[];
}

type Module<T> = () => Promise<{ default: T }>;
type Chooser = Component<{ say: Say; value: string; onchoose: (value: string) => void }>;
const FACES = byGame<GameFace>(import.meta.glob("../../src/casetta/games/*/web/face.ts"));
const PICTURES = byGame<Component>(import.meta.glob("../../src/casetta/games/*/web/Picture.svelte"));
const PADS = byGame<Component<{ say: Say }>>(import.meta.glob("../../src/casetta/games/*/web/Pad.svelte"));
const FIRSTS = byGame<FirstGame>(import.meta.glob("../../src/casetta/games/*/web/first.ts"));
const CHOOSERS = import.meta.glob("../../src/casetta/games/*/web/Choose*.svelte") as Record<string, Module<Chooser>>;

/** The games that have pages of their own in this build. */
export const DRAWN = [...FACES.keys()].sort();

/** Modules by the name of their game, as people type it. */
function byGame<T>(modules: Record<string, unknown>): Map<string, Module<T>> {
  const named = Object.entries(modules).map(([path, load]) => [gameOf(path), load as Module<T>] as const);
  return new Map(named);
}

function gameOf(path: string): string {
  return path.split("/").at(-3)!.replaceAll("_", "-");
}

/** The face of a game, loaded when it is needed; a game without pages of its own gets the generic one. */
export async function faceOf(game: string): Promise<GameFace> {
  return (await (FACES.get(game) ?? (() => import("./generic/face")))()).default;
}

let pictures: ReadonlyMap<string, Component> | null = null;
let coming: Promise<void> | undefined;

/** Bring the pictures of all games, for the home page is shown with them; one that cannot be loaded is left out. */
export function bringPictures(): Promise<void> {
  coming ??= Promise.all([...PICTURES].map(brought)).then((found) => {
    pictures = new Map(found.filter((each) => each !== null));
  });
  return coming;
}

async function brought([game, load]: [string, Module<Component>]): Promise<[string, Component] | null> {
  try {
    return [game, (await load()).default];
  } catch {
    return null;
  }
}

/** The picture of a game for the home page, once they were brought. */
export function pictureOf(game: string): Component | null {
  return pictures?.get(game) ?? null;
}

/** How an option of a game is chosen, where more than words is needed. */
export async function chooserOf(game: string, option: string): Promise<Chooser | null> {
  const file = `/Choose${option[0]!.toUpperCase()}${option.slice(1)}.svelte`;
  const path = Object.keys(CHOOSERS).find((each) => gameOf(each) === game && each.endsWith(file));
  return path === undefined ? null : (await CHOOSERS[path]!()).default;
}

/** Whether a game has a score pad for the box on the table. */
export function hasPad(game: string): boolean {
  return PADS.has(game);
}

export async function padOf(game: string): Promise<Component<{ say: Say }> | null> {
  return (await PADS.get(game)?.())?.default ?? null;
}

/** Whether a game has a first game, step by step. */
export function hasFirst(game: string): boolean {
  return FIRSTS.has(game);
}

export async function firstOf(game: string): Promise<FirstGame | null> {
  return (await FIRSTS.get(game)?.())?.default ?? null;
}
