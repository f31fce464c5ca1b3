import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CLOSE_CODES } from "../protocol";
import { hold, letGo } from "./links";
import { Session, waitBefore } from "./session.svelte";
import { Table } from "./table.svelte";
import type { Listener } from "./transport";
import { Version, version } from "./version.svelte";
import { words } from "./words.svelte";

/** A line whose other end is the test: it speaks for the server. */
class Pretended {
  static all: Pretended[] = [];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  sent: any[] = [];
  constructor(private listener: Listener) {
    Pretended.all.push(this);
  }
  send(message: object) {
    this.sent.push(message);
    return true;
  }
  close() {}
  opened = () => this.listener.opened();
  says = (message: object) => this.listener.heard(message as never);
  cut = (code: number = CLOSE_CODES["going-away"]) => this.listener.closed(code);
  moves = () => this.sent.filter((each) => each.type === "move");
}

const ME = { viewer: 0, seats: [0], host: false };
const WELCOME = { type: "welcome", epoch: "e1", ...ME, version: "1", limits: { heartbeat_seconds: 20 } };
const update = (version: number, more = {}) => {
  const state = { version, waiting: [], players: [], undo: [] };
  return { type: "update", epoch: "e1", resync: false, entries: [], state, ...more };
};
const entry = (version: number) => ({ version, kind: "move", seat: 0, move: "a1 >1", digest: "" });

function opened(tokens = ["t"]): { session: Session; table: Table; line: Pretended } {
  hold("abcd", tokens);
  const table = new Table("abcd");
  const session = new Session(table, { transport: (listener) => new Pretended(listener) });
  session.open();
  return { session, table, line: welcomed() };
}

function welcomed(): Pretended {
  const line = Pretended.all.at(-1)!;
  line.opened();
  line.says(WELCOME);
  return line;
}

describe("a session", () => {
  beforeAll(() => words.speak("en"));
  beforeEach(() => {
    Pretended.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    letGo("abcd");
    sessionStorage.clear();
    version.shut = "";
  });
  const back = () => {
    vi.advanceTimersByTime(1000);
    return Pretended.all.at(-1)!;
  };

  it("waits longer after every failure, but never too long", () => {
    expect(waitBefore(0, 0.5)).toBe(400);
    expect(waitBefore(3, 0.5)).toBe(3200);
    expect(waitBefore(30, 0.5)).toBe(15_000);
  });

  it("asks for everything at its first visit, with one greeting", () => {
    const { table, line } = opened();
    line.says(update(1, { entries: [entry(1)] }));
    expect(line.sent[0]).toMatchObject({ type: "hello", from_version: 0 });
    expect(line.sent[0].epoch).toBeUndefined();
    expect(table.log).toHaveLength(1);
    expect(Pretended.all).toHaveLength(1);
  });

  it("goes on as the seat that its place became, before the server has welcomed it again", () => {
    const { session, table, line } = opened();
    const people = (status: string, place: number | null = null) =>
      line.says({ type: "people", status, places: [{}, {}, {}], first: { by: "random", place } });
    line.says({ ...WELCOME, viewer: 2, seats: [2] });
    people("waiting");
    for (const seat of [0, 2, -1]) line.says({ type: "said", number: seat + 2, seat, name: "", text: "ciao" });
    table.hush(0);
    people("running", 1);
    expect([table.viewer, table.seats]).toEqual([1, [1]]);
    expect(table.chat.map((said) => said.seat)).toEqual([-1, 2, 1]);
    expect([0, 1, 2].map((seat) => table.isHushed(seat))).toEqual([false, false, true]);
    line.says(update(0));
    line.says({ ...WELCOME, viewer: 1, seats: [1] });
    people("running", 1);
    expect([table.viewer, table.seats, session.line]).toEqual([1, [1], "open"]);
  });

  it("believes a welcome after the start where it missed that", () => {
    const { table, line } = opened();
    const people = { type: "people", places: [{}, {}], first: { by: "chosen", place: 1 } };
    line.says({ ...people, status: "waiting" });
    line.says({ type: "said", number: 1, seat: 0, name: "", text: "ciao" });
    line.cut();
    const again = back();
    again.opened();
    again.says({ ...WELCOME, viewer: 1, seats: [1] });
    again.says({ ...people, status: "running" });
    expect([table.viewer, table.seats, table.chat[0]!.seat]).toEqual([1, [1], 1]);
  });

  it("keeps looking through a seat of the same number where it holds all of them", () => {
    const { table, line } = opened();
    line.says({ ...WELCOME, viewer: 0, seats: [0, 1] });
    const people = { type: "people", places: [{}, {}], first: { by: "chosen", place: 1 } };
    line.says({ ...people, status: "waiting" });
    line.says({ ...people, status: "running" });
    expect([table.viewer, table.seats]).toEqual([0, [0, 1]]);
  });

  it("begins anew where the server remembers another past, and keeps the log through other eyes", () => {
    const { table, line } = opened();
    line.says(update(1, { entries: [entry(1)] }));
    line.says(update(1, { resync: true }));
    expect(table.log).toHaveLength(1);
    line.says(update(5, { resync: true }));
    expect(table.log).toHaveLength(0);
    Pretended.all.at(-1)!.opened();
    expect(Pretended.all.at(-1)!.sent[0]).toMatchObject({ from_version: 0, epoch: "e1" });
  });

  it("ends for good when its link was replaced, and no other is known", () => {
    const { session, line } = opened();
    line.cut(CLOSE_CODES.revoked);
    vi.advanceTimersByTime(60_000);
    expect([session.line, session.reason?.code]).toEqual(["ended", "link-revoked"]);
    expect(Pretended.all).toHaveLength(1);
  });

  it("ends for good at a server of another version, and says which is older", () => {
    const { session, line } = opened();
    line.cut();
    const other = back();
    other.says({ type: "refused", code: "protocol-too-new", retryable: false });
    other.cut(CLOSE_CODES["other-version"]);
    vi.advanceTimersByTime(60_000);
    expect([session.line, session.reason?.code]).toEqual(["ended", "protocol-too-new"]);
    expect(version.shut).toBe("protocol-too-new");
    expect(Pretended.all).toHaveLength(2);
  });

  it("goes on with what else the browser remembers when one of its links was replaced", () => {
    const { session, line } = opened([]);
    line.cut(CLOSE_CODES.revoked);
    expect(session.line).toBe("lost");
    back();
    const second = welcomed();
    expect(session.line).toBe("open");
    second.cut(CLOSE_CODES.revoked);
    const third = back();
    third.opened();
    third.says({ type: "refused", code: "no-such-link", retryable: false });
    third.cut(CLOSE_CODES["no-such-link"]);
    expect([session.line, session.reason?.code]).toEqual(["ended", "link-revoked"]);
  });

  it("comes back by itself and goes on from the version it had", () => {
    const { session, line } = opened();
    line.says(update(7));
    line.cut();
    expect(session.line).toBe("lost");
    back();
    expect(welcomed().sent[0]).toMatchObject({ type: "hello", from_version: 7, epoch: "e1" });
    expect(session.line).toBe("open");
  });

  it("sends a move again, under the same name, and is done when its update is here", async () => {
    const { session, line } = opened();
    line.says(update(0));
    let done = false;
    const played = session.play("take 3; room u1").then(() => (done = true));
    const [sent] = line.moves();
    expect(sent).toMatchObject({ move: "take 3; room u1", expect: 0, seat: 0 });
    line.cut();
    back();
    const again = welcomed();
    expect(again.moves()).toEqual([sent]);
    again.says({ type: "ack", move_id: sent.move_id, version: 2, digest: "" });
    await Promise.resolve();
    expect([done, session.sent]).toEqual([false, "take 3; room u1"]);
    again.says(update(2));
    await played;
    expect(session.sent).toBeNull();
  });

  it("sends a move once more after a reload, until it is answered", () => {
    const { session, line } = opened();
    line.says(update(0));
    session.play("a1 >1").catch(() => undefined);
    const [sent] = line.moves();
    line.cut(CLOSE_CODES["other-version"]);

    const reloaded = opened();
    expect([reloaded.session.sent, reloaded.line.moves()]).toEqual(["a1 >1", [sent]]);
  });

  it("forgets a move that was acknowledged or refused", async () => {
    const { session, line } = opened();
    line.says(update(0));
    for (const answer of [
      { type: "ack", version: 0, digest: "" },
      { type: "refused", code: "illegal-move", retryable: false, message: "" },
    ]) {
      const played = session.play("a1 >1").catch(() => undefined);
      line.says({ ...answer, move_id: line.moves().at(-1).move_id });
      await played;
      expect(opened().line.moves()).toEqual([]);
    }
  });

  it("hands a refusal to whoever made the move, and to the banner", async () => {
    const { session, table, line } = opened();
    line.says(update(0));
    const played = session.play("a1 >9");
    const { move_id } = line.moves()[0];
    line.says({ type: "refused", code: "illegal-move", retryable: false, message: "", move_id });
    await expect(played).rejects.toMatchObject({ code: "illegal-move" });
    expect(table.ui.trouble?.code).toBe("illegal-move");
  });

  it("tells what the refusal of a chat line means, and ends later for a reason of its own", () => {
    const { session, table, line } = opened();
    const no = { code: "too-many-lines", retryable: true, message: "", retry_after: 7, move_id: "line-1" };
    line.says({ type: "refused", ...no });
    expect(table.ui.trouble?.text).toBe("Too many chat messages. Try again in 7 seconds.");
    line.cut(CLOSE_CODES.revoked);
    expect([session.line, session.reason?.code]).toEqual(["ended", "link-revoked"]);
  });

  it("that is not let in now comes back when it was told to", () => {
    const { session, line } = opened();
    line.cut();
    back();
    const no = { code: "too-many-spectators", retryable: true, message: "", retry_after: 30 };
    Pretended.all.at(-1)!.says({ type: "refused", ...no });
    Pretended.all.at(-1)!.cut(CLOSE_CODES["too-many"]);
    expect([session.line, session.reason?.code]).toEqual(["lost", "too-many-spectators"]);
    vi.advanceTimersByTime(29_000);
    expect(Pretended.all).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    welcomed();
    expect([session.line, session.reason]).toEqual(["open", null]);
  });

  it("answers questions, and gives up those that a cut swallowed", async () => {
    const { session, line } = opened();
    const answered = session.ask("live");
    line.says({ type: "answer", id: line.sent.at(-1).id, answer: { points: 3 } });
    expect(await answered).toEqual({ points: 3 });
    const lost = session.ask("live");
    line.cut();
    await expect(lost).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("the version of a server", () => {
  it.each([
    ["0.9.0", null, ""],
    ["0.9.0", "0.9.0", ""],
    ["0.9.0", "0.10.0", "newer"],
    ["0.10.0", "0.9.0", "older"],
  ])("as pages of %s hear %s", (own, told, news) => {
    const heard = new Version(own);
    heard.hear(told);
    expect(heard.news).toBe(news);
  });
});
