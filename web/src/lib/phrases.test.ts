import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { GameFace } from "../boards";
import type { Entry, Phrase } from "../protocol";
import { joined } from "./source";
import { surviving, tell, tellEntry } from "./phrases";
import { Table } from "./table.svelte";
import { words } from "./words.svelte";

const SENTENCES = ["web-move-take"];
const face = {
  values: ({ tiles }: { tiles?: string }) => (tiles ? { tiles: tiles.toUpperCase() } : {}),
} as unknown as GameFace;
const phrase = (id: string, values: Phrase["values"] = {}, ...places: string[]): Phrase => ({ id, values, places });

describe("phrases", () => {
  beforeAll(() => {
    vi.spyOn(words, "has").mockImplementation((id) => SENTENCES.includes(id));
    vi.spyOn(words, "say").mockImplementation((id, values) => `${id}(${Object.values(values ?? {}).join(",")})`);
    vi.spyOn(words, "of").mockReturnValue((id, values) => `${id}(${Object.values(values ?? {}).join(",")})`);
  });
  afterAll(() => vi.restoreAllMocks());
  const table = new Table("abcd");
  table.people = { places: [{ name: "Anna", player: "person" }] } as never;

  it("are said by the twin for pages where there is one", () => {
    expect(tell(face, table, [phrase("move-take", { column: 2 }, "U1"), phrase("turn-refill")])).toEqual({
      text: "web-move-take(other,2) turn-refill(other)",
      places: ["U1"],
    });
  });

  it("speak to their reader, who is one person at this screen, and advise", () => {
    const pass = [phrase("move-pass", { seat: 0 })];
    expect(tell(face, table, pass).text).toBe("move-pass(other,Anna)");
    table.viewer = 0;
    table.seats = [0];
    expect(tell(face, table, pass).text).toBe("move-pass(you,Anna)");
    expect(tell(face, table, pass, "hint").text).toBe("move-pass(hint,Anna)");
    table.seats = [0, 1];
    expect(tell(face, table, pass).text).toBe("move-pass(other,Anna)");
  });

  it("may hold phrases and values that a game says in its own way", () => {
    const shares = [phrase("share", { tokens: 1 }), phrase("share", { tokens: 2 })];
    expect(tell(face, table, [phrase("tokens", { shares, tiles: "c t" })]).text).toBe(
      "tokens(other,share(other,1) · share(other,2),C T)",
    );
  });

  it("fall back on the text of a move that nobody narrates", () => {
    const entry: Entry = { version: 1, kind: "move", seat: 0, move: "take 1", digest: "" };
    expect(tellEntry(face, table, entry).text).toBe("log-played(other,Anna,take 1)");
  });
});

describe("a log", () => {
  it("forgets moves that were taken back, and remembers those that were made again", () => {
    const moves = [1, 2, 3].map((version): Entry => ({ version, kind: "move", seat: 0, digest: "" }));
    const undo: Entry = { version: 4, kind: "undo", seat: 0, digest: "", undone: [2, 3] };
    const redo: Entry = { version: 5, kind: "redo", seat: 0, digest: "", redone: [2] };
    expect(surviving([...moves, undo, redo]).map((entry) => entry.version)).toEqual([1, 2, 4, 5]);
  });
});

test("several moves are joined to one decision", () =>
  expect(joined(["take 3", "", "room u1"])).toBe("take 3; room u1"));
