import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { GameFace } from "../boards";
import type { Entry, Phrase } from "../protocol";
import { joined } from "./source";
import { surviving, tell, tellEntry } from "./phrases";
import { Table } from "./table.svelte";
import { words } from "./words.svelte";

const SENTENCES = ["web-move-take", "web-move-take-hint"];
const face = {
  values: ({ tiles }: { tiles?: string }) => (tiles ? { tiles: tiles.toUpperCase() } : {}),
} as unknown as GameFace;
const phrase = (id: string, values: Phrase["values"] = {}, ...places: string[]): Phrase => ({ id, values, places });

describe("phrases", () => {
  beforeAll(() => {
    vi.spyOn(words, "has").mockImplementation((id) => SENTENCES.includes(id));
    vi.spyOn(words, "of").mockReturnValue((id, values) => `${id}(${Object.values(values ?? {}).join(",")})`);
  });
  afterAll(() => vi.restoreAllMocks());
  const table = new Table("abcd");
  table.people = { places: [{ name: "Anna", player: "person" }] } as never;

  it("are said by the twin for pages after a name, else whole with the name in them", () => {
    expect(tell(face, table, [phrase("move-take", { column: 2 }, "U1"), phrase("turn-refill")])).toEqual({
      text: "web-move-take(2) turn-refill()",
      named: false,
      places: ["U1"],
    });
    expect(tell(face, table, [phrase("move-pass", { seat: 0 })])).toMatchObject({
      text: "move-pass(Anna)",
      named: true,
    });
  });

  it("advise by another twin, and may hold phrases and values that a game says in its own way", () => {
    expect(tell(face, table, [phrase("move-take")], true).text).toBe("web-move-take-hint()");
    const shares = [phrase("share", { tokens: 1 }), phrase("share", { tokens: 2 })];
    expect(tell(face, table, [phrase("tokens", { shares, tiles: "c t" })]).text).toBe(
      "tokens(share(1) · share(2),C T)",
    );
  });

  it("fall back on the text of a move that nobody narrates", () => {
    const entry: Entry = { version: 1, kind: "move", seat: 0, move: "take 1", digest: "" };
    expect(tellEntry(face, table, entry).text).toBe("take 1");
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
