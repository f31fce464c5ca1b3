import type { View } from "./table.svelte";

/** A rule book: the small Markdown of `games/*\/book`, read into blocks that a page can draw. */
export type Piece = { text: string; bold?: boolean; ruling?: string };
export type Block =
  | { kind: "heading"; level: number; id: string; text: Piece[] }
  | { kind: "paragraph"; text: Piece[] }
  | { kind: "edition"; edition: string; text: Piece[] }
  | { kind: "list"; items: Piece[][]; ordered: boolean }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "board"; drawing: View; show: string[]; lit: string[]; caption: string };

const FILES = import.meta.glob("../../../src/casetta/games/*/book/*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

const fileOf = (game: string, language: string) =>
  Object.keys(FILES).find((each) => each.endsWith(`/${game.replaceAll("-", "_")}/book/${language}.md`));

/** Whether a game has a rule book. */
export function hasBook(game: string): boolean {
  return fileOf(game, "en") !== undefined;
}

/** The book of a game in a language; empty where there is none. */
export async function bookOf(game: string, language: string): Promise<Block[]> {
  const path = fileOf(game, language);
  return path ? blocks(await FILES[path]!()) : [];
}

export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, next] = blockAt(lines, at);
    if (block) found.push(block);
    at = next;
  }
  return found;
}

function blockAt(lines: string[], at: number): [Block | null, number] {
  const line = lines[at]!;
  const heading = /^(#{2,4}) (.*?)(?: \{#([\w-]+)\})?$/.exec(line);
  if (heading) {
    return [{ kind: "heading", level: heading[1]!.length, id: heading[3] ?? "", text: pieces(heading[2]!) }, at + 1];
  }
  if (line.startsWith("```board")) return board(lines, at);
  if (/^(- |\d+\. )/.test(line)) return list(lines, at);
  if (line.startsWith("|")) return table(lines, at);
  if (!line.trim()) return [null, at + 1];
  return paragraph(lines, at);
}

function until(lines: string[], at: number, stop: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && !stop(lines[end]!)) end += 1;
  return end;
}

function board(lines: string[], at: number): [Block, number] {
  const end = until(lines, at + 1, (line) => line.startsWith("```"));
  const told = JSON.parse(lines.slice(at + 1, end).join("\n")) as View;
  const { drawing, show = [], lit = [], caption = "" } = told;
  return [{ kind: "board", drawing, show, lit, caption }, end + 1];
}

function list(lines: string[], at: number): [Block, number] {
  const end = until(lines, at, (line) => !/^(- |\d+\. | {2,})/.test(line));
  const items: string[] = [];
  for (const line of lines.slice(at, end)) {
    if (/^(- |\d+\. )/.test(line)) items.push(line.replace(/^(- |\d+\. )/, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [{ kind: "list", items: items.map(pieces), ordered: /^\d/.test(lines[at]!) }, end];
}

function table(lines: string[], at: number): [Block, number] {
  const end = until(lines, at, (line) => !line.startsWith("|"));
  const rows = lines.slice(at, end).map((line) =>
    line
      .slice(1, line.lastIndexOf("|"))
      .split("|")
      .map((cell) => pieces(cell.trim())),
  );
  return [{ kind: "table", head: rows[0]!, rows: rows.slice(2) }, end];
}

function paragraph(lines: string[], at: number): [Block, number] {
  const quoted = lines[at]!.startsWith(">");
  const end = until(
    lines,
    at,
    (line) => !line.trim() || line.startsWith(">") !== quoted || /^(#{2,4} |```|\||- )/.test(line),
  );
  const text = lines
    .slice(at, Math.max(end, at + 1))
    .map((line) => line.replace(/^> ?/, ""))
    .join(" ");
  const edition = /^edition ([\w-]+(?:, ?[\w-]+)*): ?/.exec(text);
  const next = Math.max(end, at + 1);
  if (quoted && edition)
    return [{ kind: "edition", edition: edition[1]!, text: pieces(text.slice(edition[0].length)) }, next];
  return [{ kind: "paragraph", text: pieces(text) }, next];
}

/** Bold words and numbers of rulings inside a line. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[SDH]-\d+\])/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true };
      if (/^\[[SDH]-\d+\]$/.test(part)) return { text: part.slice(1, -1), ruling: part.slice(1, -1) };
      return { text: part };
    });
}

/** A block as plain text. */
export function plain(block: Block): string {
  if (block.kind === "list")
    return block.items
      .flat()
      .map((piece) => piece.text)
      .join(" ");
  if (block.kind === "table")
    return [...block.head, ...block.rows.flat()]
      .flat()
      .map((piece) => piece.text)
      .join(" ");
  return block.kind === "board" ? block.caption : block.text.map((piece) => piece.text).join("");
}

/** The part of a book below one heading, with it. */
export function section(book: readonly Block[], id: string): Block[] {
  const start = book.findIndex((block) => block.kind === "heading" && block.id === id);
  const heading = book[start];
  if (heading?.kind !== "heading") return [];
  const rest = book.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === "heading" && block.level <= heading.level);
  return [heading, ...(end < 0 ? rest : rest.slice(0, end))];
}
