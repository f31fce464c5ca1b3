import type * as P from "../protocol";
import type { Table } from "./table.svelte";

/** Keep the answer to a question as long as it is wanted: an `$effect` answers with the result. */
export function keepAnswer<Answer>(asked: Promise<Answer>, keep: (answer: Answer) => void): () => void {
  let gone = false;
  asked.then(
    (answer) => gone || keep(answer),
    () => undefined,
  );
  return () => (gone = true);
}

/** Whether a move could be made, and what it would bring. */
export function check(table: Table, move: string): Promise<P.Checked> {
  return table.source.ask("check", { move });
}

/** Some legal moves that begin with a text, where there are too many to list. */
export async function someLegal(table: Table, start: string, most = 50): Promise<string[]> {
  return (await table.source.ask("legal", { move: start, most })).legal;
}

/** The points of a seat so far, line by line; null where the server does not tell them. */
export async function sheetOf(table: Table, seat = table.viewer): Promise<P.Live | null> {
  try {
    return await table.source.ask("live", seat === table.viewer ? {} : { seat });
  } catch {
    return null;
  }
}

/** The position in characters, as the viewer may see it; empty where the server does not draw it. */
export async function pictureOf(table: Table): Promise<string> {
  try {
    return (await table.source.ask("picture")).picture;
  } catch {
    return "";
  }
}
