import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import schema from "../../../docs/schemas/server-refused.json";
import { api, ApiError, refused } from "./api";
import { Attempt } from "./attempt.svelte";
import { refusalText } from "./refusal";
import { LANGUAGES, words } from "./words.svelte";

/** The codes of the protocol, and those of these pages. */
const CODES = [...schema.$defs.Refused.properties.code.enum, "unreachable", "turned-away", "no-network"];
/** Nobody knows how long; seconds; the longest that is told in seconds; minutes. */
const WAITS = [0, 1, 2, 7, 90, 91, 3600];
const ENDS = /[.?!。]$/;
const MENTIONS: Record<number, string> = { 2: "2", 7: "7", 90: "90", 91: "2", 3600: "60" };

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  it.each(CODES)("%s is a whole sentence, whether the server says when to come back or not", (code) => {
    const complaint = vi.spyOn(console, "error");
    for (const retryAfter of WAITS) {
      const text = refusalText({ code, retryAfter });
      expect(text).not.toContain("{");
      expect(text).not.toContain("refused-");
      expect(text).toMatch(ENDS);
    }
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it("every limit says when to come back", () => {
    const limits = CODES.filter((code) => /^(too-many|too-much-|waiting-room-full|server-)/.test(code));
    expect(limits).toContain("too-many");
    for (const code of limits)
      for (const [seconds, told] of Object.entries(MENTIONS))
        expect(refusalText({ code, retryAfter: Number(seconds) })).toContain(told);
  });

  it("says something of a code that is newer than the page", () => {
    expect(refusalText({ code: "new-limit", sentence: "Too new." })).toBe("Too new.");
    expect(refusalText({ code: "new-limit" })).toBe(words.say("refused-internal"));
  });

  it("is told as far as it goes where a value is missing, and does not throw", () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    expect(words.say("refused-too-many-hints")).not.toBe("");
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("an answer of the server", () => {
  beforeAll(() => words.speak("en"));
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("keeps when to come back", async () => {
    const told = { code: "too-many-tables", message: "Too many.", retryable: true, retry_after: 120 };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told), { status: 429 })));
    const attempt = new Attempt();
    await attempt.run(() => api.mine());
    expect(attempt.trouble).toMatchObject({ code: "too-many-tables", retryable: true, retryAfter: 120 });
    expect(refusalText(attempt.trouble!)).toBe(
      "Too many tables were created from your network. Try again in 2 minutes.",
    );
  });

  it("may leave it out", () => {
    expect(refused({ code: "paused", message: "", retryable: false }).retryAfter).toBe(0);
  });

  it("that asks an older server for a ticket asks by the path, and nothing else does", async () => {
    const asked: string[] = [];
    const answers = (code: string) => (path: string) => {
      asked.push(path);
      const [status, body] = path.endsWith("answer") ? [404, { code }] : [200, { status: "waiting", table: "abcd" }];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
    vi.stubGlobal("fetch", answers("not-found"));
    expect((await api.ticket("abcd", "t")).status).toBe("waiting");
    expect(asked).toEqual(["/api/join/answer", "/api/join/abcd/t"]);
    vi.stubGlobal("fetch", answers("no-such-ticket"));
    await expect(api.ticket("abcd", "t")).rejects.toBeInstanceOf(ApiError);
    expect(asked).toHaveLength(3);
  });
});
