import type { Fault, Faults } from "../protocol";
import { api, ApiError } from "./api";
import type { Table } from "./table.svelte";
import { words } from "./words.svelte";

/** Milliseconds to wait, ever longer, when the server has too much to answer. */
/** Refusals after which a question is asked again. */
const BUSY = ["too-many-questions", "server-busy"];
const WAITS = [400, 900, 1800, 3000];
const MOST_KEPT = 300;

/** The questions of a game with their answers, as its `questions.ts` types them. */
type Asked<Asks> = { [Name in keyof Asks]: { question: object; answer: object } };

/** A question that makes no sense, with all its faults. */
export class RulesError extends ApiError {
  constructor(readonly faults: Fault[]) {
    super(faults[0]!.code, false);
  }
}

/** The rules of a game, as the server answers for them; the same question is asked once. */
export class Rules<Asks extends Asked<Asks>> {
  private kept = new Map<string, Promise<object>>();

  constructor(readonly game: string) {}

  /** Ask about something that the question brings. */
  ask<Name extends keyof Asks & string>(name: Name, question: Asks[Name]["question"]): Promise<Asks[Name]["answer"]> {
    const whole = { ask: name, ...question };
    return this.once([words.language, whole], () => api.ask(this.game, whole));
  }

  /** Ask about a seat of a table as it is; only where the server does not know the position it is sent. */
  askAt<Name extends keyof Asks & string>(
    table: Table,
    seat: number,
    name: Name,
    question: Asks[Name]["question"],
    /** What the answer depends on besides; something fixed for what never changes at a table. */
    on = table.state?.digest,
  ): Promise<Asks[Name]["answer"]> {
    const whole = { ask: name, ...question };
    if (!table.source.atTable) return this.ask(name, { ...question, view: table.view, seat });
    return this.once([table.id, on, seat, whole], () => table.source.ask("rules", { question: whole, seat }));
  }

  private once<Answer>(of: unknown[], question: () => Promise<object>): Promise<Answer> {
    const key = JSON.stringify(of);
    const known = this.kept.get(key);
    if (known) return known as Promise<Answer>;
    const answer = patiently(question);
    this.kept.set(key, answer);
    answer.catch(() => this.kept.delete(key));
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return answer as Promise<Answer>;
  }
}

/** The answer to a question; asked again a little later while the server has too much to do. */
export async function patiently(question: () => Promise<object>): Promise<object> {
  for (const wait of [...WAITS, 0]) {
    try {
      const answer = (await question()) as Partial<Faults>;
      if (answer.error) throw new RulesError(answer.errors ?? [answer.error]);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || !BUSY.includes(error.code) || !wait) throw error;
      await new Promise((go) => setTimeout(go, wait));
    }
  }
  throw new ApiError("server-busy", true);
}
