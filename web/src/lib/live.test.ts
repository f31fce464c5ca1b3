import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, waitBefore } from "./live.svelte";

/** A socket that only pretends: the test speaks for the server. */
class Pretended {
  static all: Pretended[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: any[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: { code: number }) => void) | null;
  constructor() {
    Pretended.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000) {
    this.onclose?.({ code });
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = {
  type: "welcome",
  epoch: "e1",
  viewer: 0,
  seats: [0],
  host: false,
  version: "1",
  limits: { heartbeat_seconds: 20 },
};
const update = (version: number) => ({ type: "update", epoch: "e1", resync: false, entries: [], state: { version } });
const move = (move_id: string) => ({ type: "move" as const, move_id, expect: 0, move: "a1 >1" });

function opened(listener = {}, tokens = ["t"]): { live: Live; socket: Pretended } {
  const live = new Live({ table: "abcd", tokens, language: "en" }, listener, "ws://here/ws");
  live.open();
  const socket = Pretended.all.at(-1)!;
  socket.onopen?.();
  socket.says(WELCOME);
  return { live, socket };
}

describe("the line to the server", () => {
  beforeEach(() => {
    Pretended.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Pretended);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits longer after every failure, but never too long", () => {
    expect(waitBefore(0, 0.5)).toBe(400);
    expect(waitBefore(3, 0.5)).toBe(3200);
    expect(waitBefore(30, 0.5)).toBe(15_000);
  });

  it("ends for good when its link was replaced, and no other is known", () => {
    const { live, socket } = opened();
    socket.close(4002);
    expect([live.line, live.reason]).toEqual(["ended", "link-revoked"]);
  });

  it("goes on with what else the browser remembers when one of its links was replaced", () => {
    const { live, socket } = opened({}, []);
    const back = () => {
      vi.advanceTimersByTime(1000);
      const next = Pretended.all.at(-1)!;
      next.onopen?.();
      return next;
    };
    socket.close(4002);
    expect(live.line).toBe("lost");
    const second = back();
    second.says(WELCOME);
    expect(live.line).toBe("open");
    second.close(4002);
    const third = back();
    third.says({ type: "refused", code: "no-such-link", retryable: false });
    third.close(4001);
    expect([live.line, live.reason]).toEqual(["ended", "link-revoked"]);
  });

  it("comes back by itself and goes on from the version it had", () => {
    const { live, socket } = opened();
    socket.says(update(7));
    socket.close(4004);
    expect(live.line).toBe("lost");
    vi.advanceTimersByTime(1000);
    const again = Pretended.all.at(-1)!;
    again.onopen?.();
    expect(again).not.toBe(socket);
    expect(again.sent[0]).toMatchObject({ type: "hello", from_version: 7, epoch: "e1" });
    again.says(WELCOME);
    expect(live.line).toBe("open");
  });

  it("sends a move again, under the same name, until it is acknowledged", async () => {
    const { live, socket } = opened();
    const done = live.send(move("m1"));
    socket.close(1006);
    vi.advanceTimersByTime(1000);
    const again = Pretended.all.at(-1)!;
    again.onopen?.();
    again.says(WELCOME);
    expect(again.sent.filter((each) => each.type === "move")).toEqual([move("m1")]);
    again.says({ type: "ack", move_id: "m1", version: 1, digest: "" });
    expect((await done).version).toBe(1);
  });

  it("hands a refusal to whoever made the move", async () => {
    const { live, socket } = opened();
    const done = live.send(move("m2"));
    socket.says({ type: "refused", code: "illegal-move", retryable: false, message: "", move_id: "m2" });
    await expect(done).rejects.toMatchObject({ code: "illegal-move" });
  });

  it("stays away for good when the link opens nothing", () => {
    const { live, socket } = opened();
    socket.close(4002);
    vi.advanceTimersByTime(60_000);
    expect(live.line).toBe("ended");
    expect(live.reason).toBe("link-revoked");
    expect(Pretended.all).toHaveLength(1);
  });

  it("answers questions, and gives up those that a cut swallowed", async () => {
    const { live, socket } = opened();
    const answered = live.ask("live");
    const id = socket.sent.at(-1).id as string;
    socket.says({ type: "answer", id, answer: { points: 3 } });
    expect(await answered).toEqual({ points: 3 });
    const lost = live.ask("live");
    socket.close(1006);
    await expect(lost).rejects.toMatchObject({ code: "unreachable" });
  });
});
