import type { SheetLine } from "../protocol";
import type { View } from "./table.svelte";

/** A rule book: the small Markdown of `games/*\/book`, read into blocks that a page can draw. */
export type Piece = { text: string; bold?: boolean };
/** A question that the rulebook leaves open, and how we play it. */
export type Ruling = { kind: "ruling"; id: string; text: Piece[]; answer: Piece[] };
/** A position of `boards.json`; `sheet` are its lines of points, as the rules count them. */
export type Position = { show: string[]; lit: string[]; drawing: View; sheet?: SheetLine[] };
export type Block =
  | { kind: "heading"; level: number; id: string; text: Piece[] }
  | { kind: "paragraph"; text: Piece[] }
  | { kind: "edition"; edition: string; text: Piece[] }
  | { kind: "list"; items: Piece[][]; ordered: boolean }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "board"; name: string; board: Position; caption: string }
  | { kind: "sheet"; lines: SheetLine[]; caption: string }
  | { kind: "gallery"; of: string; caption: string }
  | { kind: "rulings"; rulings: Ruling[] }
  | Ruling;

const FILES = import.meta.glob("../../../src/casetta/games/*/book/*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;
const BOARDS = import.meta.glob("../../../src/casetta/games/*/book/boards.json", {
  import: "default",
}) as Record<string, () => Promise<Record<string, Position>>>;

function fileOf<T>(files: Record<string, T>, game: string, name: string): T | undefined {
  const path = Object.keys(files).find((each) => each.endsWith(`/${game.replaceAll("-", "_")}/book/${name}`));
  return path === undefined ? undefined : files[path];
}

/** Whether a game has a rule book. */
export function hasBook(game: string): boolean {
  return fileOf(FILES, game, "en.md") !== undefined;
}

/** The book of a game in a language; empty where there is none. */
export async function bookOf(game: string, language: string): Promise<Block[]> {
  const [text, boards] = await Promise.all([
    fileOf(FILES, game, `${language}.md`)?.(),
    fileOf(BOARDS, game, "boards.json")?.(),
  ]);
  return blocks(text ?? "", boards ?? {});
}

export function blocks(text: string, boards: Record<string, Position>): Block[] {
  const lines = text.split("\n");
  const rulings = rulingsOf(lines);
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, next] = blockAt(lines, at, boards, rulings);
    if (block) found.push(block);
    at = next;
  }
  return found;
}

const RULING = /^### ([SDH]-\d+) (.*) \{#[SDH]-\d+\}$/;

/** The rulings by their numbers: a heading with the question, a paragraph with the answer. */
function rulingsOf(lines: string[]): Map<string, Ruling> {
  const found = new Map<string, Ruling>();
  lines.forEach((line, at) => {
    const [, id, question] = RULING.exec(line) ?? [];
    if (!id) return;
    const answer = pieces(lines.slice(at + 1).find((each) => each.trim()) ?? "");
    found.set(id, { kind: "ruling", id, text: pieces(question!), answer });
  });
  return found;
}

function blockAt(
  lines: string[],
  at: number,
  boards: Record<string, Position>,
  rulings: Map<string, Ruling>,
): [Block | null, number] {
  const line = lines[at]!;
  const ruling = RULING.exec(line);
  if (ruling) {
    const answer = until(lines, at + 1, (each) => Boolean(each.trim()));
    return [rulings.get(ruling[1]!)!, answer + 1];
  }
  const heading = /^(#{2,4}) (.*?)(?: \{#([\w-]+)\})?$/.exec(line);
  if (heading) {
    return [{ kind: "heading", level: heading[1]!.length, id: heading[3] ?? "", text: pieces(heading[2]!) }, at + 1];
  }
  const shown = /^!\[(.*)\]\((board|sheet|gallery):([\w-]+)\)$/.exec(line);
  if (shown) return [picture(shown[2]!, shown[3]!, shown[1]!, boards), at + 1];
  const asked = /^> rulings (.*)$/.exec(line);
  if (asked) {
    const named = asked[1]!.split(", ").flatMap((id) => rulings.get(id) ?? []);
    return [{ kind: "rulings", rulings: named }, at + 1];
  }
  if (/^(- |\d+\. )/.test(line)) return list(lines, at);
  if (line.startsWith("|")) return table(lines, at);
  if (!line.trim()) return [null, at + 1];
  return paragraph(lines, at);
}

/** A picture of the Markdown: a position, its points, or a gallery that the game draws. */
function picture(kind: string, name: string, caption: string, boards: Record<string, Position>): Block | null {
  if (kind === "gallery") return { kind, of: name, caption };
  const board = boards[name];
  if (!board) return null;
  return kind === "sheet" ? { kind, lines: board.sheet ?? [], caption } : { kind: "board", name, board, caption };
}

function until(lines: string[], at: number, stop: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && !stop(lines[end]!)) end += 1;
  return end;
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
    (line) => !line.trim() || line.startsWith(">") !== quoted || /^(#{2,4} |!\[|\||- )/.test(line),
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

/** Bold words inside a line. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => (part.startsWith("**") ? { text: part.slice(2, -2), bold: true } : { text: part }));
}

const joined = (lines: Piece[][], between = " ") =>
  lines.map((line) => line.map((piece) => piece.text).join("")).join(between);

/** A block as plain text. */
export function plain(block: Block): string {
  if (block.kind === "list") return joined(block.items);
  if (block.kind === "table") return joined([...block.head, ...block.rows.flat()]);
  if (block.kind === "ruling") return joined([block.text, block.answer]);
  if (block.kind === "rulings") return "";
  return "caption" in block ? block.caption : joined([block.text]);
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
