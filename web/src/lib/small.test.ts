import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { symbol } from "../../build/art";
import { trimmed } from "../../build/fluent";
import { blocks, pieces } from "./book";
import { walk } from "./grid";
import { api, ApiError } from "./api";
import type { MyTable } from "../protocol";
import { isLocal } from "./inviting.svelte";
import { address, letGo, tokensOf } from "./links";
import { eachOnce, forgetEarlier, keepAnswered, remember, rememberMade } from "./memory";
import { stored } from "./settings.svelte";
import { wished } from "./words.svelte";

const MADE = { table: "abcd", host: "h", seats: { "0": "s0", "1": "s1" }, spectator: "sp" };

describe("links", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    letGo("abcd");
  });

  it("are remembered by the server's cookie: the host's and the seats of this screen, never those of friends", async () => {
    vi.stubGlobal("navigator", { cookieEnabled: true });
    const told = vi.spyOn(api, "remember").mockResolvedValue(null);
    await rememberMade(MADE, [0]);
    expect(told.mock.calls.join(" ")).toBe("abcd,h abcd,s0");
    expect(tokensOf("abcd")).toEqual([]);
    expect(JSON.stringify(localStorage)).toBe("{}");
  });

  it("are held by the page itself where the browser keeps no cookies, and go with it", async () => {
    vi.stubGlobal("navigator", { cookieEnabled: false });
    await rememberMade(MADE, [0]);
    expect(tokensOf("abcd")).toEqual(["h", "s0"]);
    keepAnswered("abcd", "other");
    expect(tokensOf("abcd")).toEqual(["other"]);
    expect(JSON.stringify(localStorage)).toBe("{}");
  });

  it("that open nothing are told, and held as long as nobody knows", async () => {
    vi.stubGlobal("navigator", { cookieEnabled: true });
    const asked = vi.spyOn(api, "remember").mockRejectedValue(new ApiError("no-such-link", false));
    await expect(remember("abcd", ["t"])).rejects.toThrow("no-such-link");
    expect(tokensOf("abcd")).toEqual([]);
    asked.mockRejectedValue(new ApiError("unreachable", true));
    await remember("abcd", ["t"]);
    expect(tokensOf("abcd")).toEqual(["t"]);
  });

  it("that earlier pages stored are taken away", () => {
    localStorage.setItem("casetta.keys", '{"abcd": {"host": "h"}}');
    forgetEarlier();
    expect(localStorage.getItem("casetta.keys")).toBeNull();
  });

  it("carry the token where no server is sent it", () => {
    expect(address("http://here", "abcd", "key")).toBe("http://here/t/abcd#key");
  });

  it("are for others only if they lead beyond this machine", () => {
    for (const own of ["127.0.0.1:8765", "127.0.0.2", "localhost:80", "a.localhost", "[::1]:8765", "0.0.0.0:1"]) {
      expect(isLocal(`http://${own}`), own).toBe(true);
    }
    for (const shared of ["192.168.1.20:8766", "casa.example", "localhost.example", "[fd00::1]"]) {
      expect(isLocal(`http://${shared}`), shared).toBe(false);
    }
  });
});

describe("tables of this browser", () => {
  it("are listed once, whatever is held there", () => {
    const about = { game: "my-shelfie", status: "running" as const, names: [], changed: 0 };
    const host: MyTable = { ...about, table: "a", role: "host", seat: null, waiting: false };
    const seat: MyTable = { ...about, table: "a", role: "seat", seat: 0, waiting: true };
    const other: MyTable = { ...about, table: "b", role: "spectator", seat: null, waiting: false };
    expect(eachOnce([host, other, seat])).toEqual([
      { ...host, waiting: true, held: [0] },
      { ...other, held: [] },
    ]);
  });
});

describe("settings", () => {
  it("are read field by field, whatever an older page stored", () => {
    const { name, sound, language } = stored({ name: "Anna", sound: "loud", language: "xx" });
    expect([name, sound, language]).toEqual(["Anna", 0, ""]);
    expect(stored("nonsense").theme).toBe("auto");
    expect(stored(null).theme).toBe("auto");
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
  const boards = { one: { show: ["shelf"], lit: ["1/1"], drawing: { seats: 2 }, sheet: [] } };
  const text = [
    "## A turn {#turn}\n\nTake **one** tile.\n- first\n- second\n",
    "| a | b |\n| --- | --- |\n| 1 | 2 |\n\n> edition it: otherwise.\n",
    "![so](board:one)\n\n![sum](sheet:one)\n\n![all](gallery:pieces)\n\n> rulings S-2, S-9\n",
    "### S-2 Why? {#S-2}\n\nBecause.\n",
  ].join("\n");
  const read = blocks(text, boards);

  it("are read into headings, lists, tables, editions, pictures and rulings", () => {
    const kinds = read.map((block) => block.kind);
    expect(kinds.join(" ")).toBe("heading paragraph list table edition board sheet gallery rulings ruling");
    expect(read[0]).toMatchObject({ id: "turn", level: 2 });
    expect(read[4]).toMatchObject({ edition: "it" });
    expect(read[5]).toMatchObject({ board: boards.one, caption: "so" });
    expect(read[7]).toMatchObject({ of: "pieces", caption: "all" });
  });

  it("answer the questions of a section where they are asked", () => {
    const ruling = { kind: "ruling", id: "S-2", text: [{ text: "Why?" }], answer: [{ text: "Because." }] };
    expect(read[8]).toEqual({ kind: "rulings", rulings: [ruling] });
    expect(read[9]).toEqual(ruling);
  });

  it("know bold words", () => {
    expect(pieces("a **b**.")).toEqual([{ text: "a " }, { text: "b", bold: true }, { text: "." }]);
  });

  it("leave out a picture that they do not know", () => {
    expect(blocks("![so](board:two)", boards)).toEqual([]);
  });
});

describe("the build", () => {
  it("makes symbols without names that could collide", () => {
    const drawing = '<svg viewBox="0 0 9 9"><title>T</title><path id="x" d="M0 0"/></svg>';
    expect(symbol("tiles-a", drawing)).toBe(
      '<symbol id="tiles-a" viewBox="0 0 9 9" overflow="hidden"><path d="M0 0"/></symbol>',
    );
  });

  it("leaves comments and unwanted messages out", () => {
    const text = "# head\n\na-one = 1\nb-two = { $x ->\n    [one] 1\n   *[other] 2\n  }\na-three = 3\n";
    expect(trimmed(text, ["a-"])).toBe("a-one = 1\na-three = 3\n");
    expect(trimmed(text)).toContain("*[other] 2");
  });
});
