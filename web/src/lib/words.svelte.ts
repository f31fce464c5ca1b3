import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { api } from "./api";

/** The code of a language, such as `it`. */
export type Language = string;
type Pattern = NonNullable<Message["value"]>;
export type Values = Record<string, FluentVariable | boolean | null>;
/** A sentence by its id, in the language of the page. */
export type Say = (id: string, values?: Values) => string;

type Files = Record<string, () => Promise<string>>;
const SHELL = import.meta.glob("../../words/*.ftl", { import: "default" }) as Files;
const NAMES = import.meta.glob("../../words/*.ftl", {
  import: "default",
  query: "?only=language-name",
  eager: true,
}) as Record<string, string>;
const STYLES = import.meta.glob("../style/languages/*.css");
const SHARED = import.meta.glob("../../../src/casetta/words/*.ftl", {
  import: "default",
  query: "?only=refused-,sheet-,ranking,bot-,reason-",
}) as Files;
const GAMES = import.meta.glob("../../../src/casetta/games/*/words/*.ftl", {
  import: "default",
}) as Files;

/** Each language by its own name, English first: there are as many as there are files. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(NAMES)
    .map(([path, text]) => [/(\w+)\.ftl/.exec(path)![1]!, text.split("=")[1]!.trim()] as const)
    .sort(([one], [other]) => Number(other === "en") - Number(one === "en") || one.localeCompare(other)),
);
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES);
export const languageName = (language: Language): string => LANGUAGE_NAMES[language] ?? language;

/** The sentences of the shell and of the games that are open, in one language at a time. */
class Words {
  language = $state<Language>("en");
  private bundles = $state.raw(new Map<string, FluentBundle>());
  private open = new Set<string>([""]);

  /** A sentence of the shell. */
  say: Say = (id, values) => this.told([this.bundles.get("")], id, values);

  /** What says the sentences of a game, and those of the shell that it lacks. */
  of(game: string): Say {
    return (id, values) => this.told([this.bundles.get(game), this.bundles.get("")], id, values);
  }

  /** Whether a game, or the shell, has such a sentence. */
  has(id: string, game = ""): boolean {
    return [game, ""].some((part) => this.bundles.get(part)?.hasMessage(id));
  }

  /** Bring the sentences of a game. */
  async add(game: string): Promise<void> {
    if (this.open.has(game) && this.bundles.has(game)) return;
    this.open.add(game);
    const bundle = await load(this.language, game);
    if (bundle) this.bundles = new Map(this.bundles).set(game, bundle);
  }

  /** Speak another language, from one moment to the next. */
  async speak(language: Language): Promise<void> {
    const parts = [...this.open];
    const bundles = await Promise.all(parts.map((part) => load(language, part)));
    if (!bundles.every((bundle) => bundle !== null)) return;
    this.bundles = new Map(parts.map((part, number) => [part, bundles[number]!]));
    this.language = language;
    document.documentElement.lang = language;
    await STYLES[`../style/languages/${language}.css`]?.();
  }

  private told(bundles: (FluentBundle | undefined)[], id: string, values?: Values): string {
    for (const bundle of bundles) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return formatted(bundle, id, pattern, values);
    }
    return id;
  }
}

/** A sentence with its values; one that lacks a value is told as far as it goes, and never stops a page. */
function formatted(bundle: FluentBundle, id: string, pattern: Pattern, values: Values = {}): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
  if (errors.length) console.error(id, ...errors);
  return text;
}

/** The sentences of a part; null where these pages are older than the server and have lost them. */
async function load(language: Language, part: string): Promise<FluentBundle | null> {
  const files = part ? [GAMES] : [SHARED, SHELL];
  const place = part ? `/${part.replaceAll("-", "_")}/words/${language}.ftl` : `/${language}.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const group of files) {
    const path = Object.keys(group).find((each) => each.endsWith(place));
    const text = path ? await group[path]!() : part && (await api.gameWords(part, language));
    if (text === undefined) return null;
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/** The first language a browser wishes that we speak. */
export function wished(languages: readonly string[]): Language {
  const known = languages.map((each) => each.slice(0, 2).toLowerCase());
  return known.find((each) => LANGUAGES.includes(each)) ?? "en";
}

export const words = new Words();
export const say: Say = (id, values) => words.say(id, values);
