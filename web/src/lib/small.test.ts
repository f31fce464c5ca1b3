import { beforeEach, describe, expect, it } from "vitest";
import { symbol } from "../../build/art";
import { trimmed } from "../../build/fluent";
import { blocks, pieces } from "./book";
import { walk } from "./grid";
import { address, keepKeys, keepLinks, keysTo, tokensOf } from "./links";
import { stored } from "./settings.svelte";
import { wished } from "./words.svelte";

describe("links", () => {
  beforeEach(() => localStorage.clear());

  it("greet with the host's key and the seats of this screen, never with those of friends", () => {
    const keys = keepLinks({ table: "abcd", host: "h", seats: { "0": "s0", "1": "s1" }, spectator: "sp" }, [0]);
    expect(tokensOf(keys)).toEqual(["h", "s0"]);
    expect(tokensOf(keysTo("abcd")!)).toEqual(["h", "s0"]);
  });

  it("greet with the spectator's key when there is no other", () => {
    expect(tokensOf({ seats: {}, spectator: "sp" })).toEqual(["sp"]);
    expect(tokensOf({ seats: {} })).toEqual([]);
  });

  it("keep what was known when more is learned", () => {
    keepKeys("abcd", { seats: { link: "t" } });
    keepKeys("abcd", { epoch: "e" });
    expect(keysTo("abcd")).toEqual({ seats: { link: "t" }, epoch: "e" });
  });

  it("carry the key where no server is sent it", () => {
    expect(address("http://here", "abcd", "key")).toBe("http://here/t/abcd#key");
  });
});

describe("settings", () => {
  it("are read field by field, whatever an older page stored", () => {
    expect(stored('{"name": "Anna", "sound": "loud", "language": "xx"}')).toMatchObject({ name: "Anna", sound: 0, language: "" });
    expect(stored("nonsense").theme).toBe("auto");
    expect(stored("null").theme).toBe("auto");
  });
});

describe("languages", () => {
  it("are those the browser wishes first and we speak", () => {
    expect(wished(["fr-FR", "pl-PL", "en"])).toBe("pl");
    expect(wished(["fr"])).toBe("en");
  });
});

describe("arrows", () => {
  const cells = [
    { row: 0, column: 0 },
    { row: 0, column: 3 },
    { row: 2, column: 1 },
  ];

  it("lead to the nearest cell in their direction", () => {
    expect(walk("ArrowRight", cells[0]!, cells)).toBe(cells[1]);
    expect(walk("ArrowDown", cells[0]!, cells)).toBe(cells[2]);
    expect(walk("ArrowUp", cells[0]!, cells)).toBeUndefined();
    expect(walk("x", cells[0]!, cells)).toBeUndefined();
  });
});

describe("rule books", () => {
  it("are read into headings, lists, tables, editions and boards", () => {
    const text = [
      "## A turn {#turn}",
      "",
      "Take **one** tile [S-2].",
      "- first",
      "- second",
      "",
      "| a | b |",
      "| --- | --- |",
      "| 1 | 2 |",
      "",
      "> edition it: otherwise.",
      "",
      "```board",
      '{"drawing": {"seats": 2}, "lit": ["a1"], "caption": "so"}',
      "```",
    ].join("\n");
    expect(blocks(text).map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table", "edition", "board"]);
    expect(blocks(text)[0]).toMatchObject({ id: "turn", level: 2 });
    expect(blocks(text)[4]).toMatchObject({ edition: "it" });
  });

  it("know bold words and rulings", () => {
    expect(pieces("a **b** [S-2].")).toEqual([
      { text: "a " },
      { text: "b", bold: true },
      { text: " " },
      { text: "S-2", ruling: "S-2" },
      { text: "." },
    ]);
  });
});

describe("the build", () => {
  it("makes symbols without names that could collide", () => {
    const drawing = '<svg viewBox="0 0 9 9"><title>T</title><path id="x" d="M0 0"/></svg>';
    expect(symbol("tiles-a", drawing)).toBe('<symbol id="tiles-a" viewBox="0 0 9 9" overflow="hidden"><path d="M0 0"/></symbol>');
  });

  it("leaves comments and unwanted messages out", () => {
    const text = "# head\n\na-one = 1\nb-two = { $x ->\n    [one] 1\n   *[other] 2\n  }\na-three = 3\n";
    expect(trimmed(text, ["a-"])).toBe("a-one = 1\na-three = 3\n");
    expect(trimmed(text)).toContain("*[other] 2");
  });
});
