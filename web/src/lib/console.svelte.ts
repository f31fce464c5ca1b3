import { api, type ApiError, troubleOf } from "./api";
import { botName, titleOf } from "./games.svelte";
import { bytes } from "./numbers";
import { NOBODY } from "./table.svelte";
import { say, words } from "./words.svelte";

type Row = Record<string, unknown>;
export type Section = "status" | "tables" | "connections" | "limits" | "reports" | "blocks" | "log";
export const SECTIONS: Section[] = ["status", "tables", "connections", "limits", "reports", "blocks", "log"];

/** What is shown of a section; the first is a list of figures, the others have a row for each thing. */
export const COLUMNS: Record<Section, string[]> = {
  status: ["version", "started", "url", "sockets", "rooms", "memory_bytes", "database_bytes", "disk_free_bytes"],
  tables: ["table", "game", "names", "status", "sockets", "bytes", "made", "address"],
  connections: ["address", "table", "seats", "since", "queued_bytes"],
  limits: ["address", "code", "times", "at"],
  reports: ["at", "table", "name", "by_name", "reason", "text"],
  blocks: ["address", "since", "until", "why"],
  log: ["at", "by", "deed", "target", "detail"],
};
/** What people wrote, which may be broken anywhere. */
export const LONG = ["names", "name", "by_name", "reason", "text", "why", "target", "detail"];
const MOMENTS = ["at", "made", "since", "until", "started"];

/** What is done to a row: by which method, at which path under /api/admin, and whether it is asked for twice. */
export interface Deed {
  id: string;
  method: "POST" | "DELETE";
  path: string;
  sure?: boolean;
  body?: unknown;
  seat?: number;
}

/** The operator's view of the server, a section at a time. */
class Console {
  rows = $state.raw<Row[]>([]);
  trouble = $state.raw<ApiError | null>(null);
  before = $state<number | null>(null);
  /** Whether the section was read, so that nothing in it means that there is nothing. */
  ready = $state(false);
  /** How often something was read; an answer to an earlier question is late. */
  private looks = 0;

  /** Read a section anew; with `more` the next page of tables. */
  async look(section: Section, search = "", more = false): Promise<void> {
    const looks = ++this.looks;
    try {
      const { rows, before } = await read(section, search, more ? this.before : null);
      if (looks !== this.looks) return;
      this.rows = more ? [...this.rows, ...rows] : rows;
      this.before = before;
      this.trouble = null;
      this.ready = true;
    } catch (error) {
      if (looks !== this.looks) return;
      this.forget();
      this.trouble = troubleOf(error);
    }
  }

  forget(): void {
    this.rows = [];
    this.before = null;
    this.ready = false;
  }

  /** Do something; the section is read anew by whoever asked. */
  async run(deed: Deed): Promise<void> {
    try {
      await api.admin(deed.method, deed.path, deed.body);
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}

/** The rows of a section, those of tables from `from` on, and where their next page begins. */
async function read(section: Section, search: string, from: number | null) {
  const page = from === null ? "" : `&before=${from}`;
  const path = section === "tables" ? `tables?search=${encodeURIComponent(search)}${page}` : section;
  const told = await api.admin<Row | Row[]>("GET", path);
  if (Array.isArray(told)) return { rows: told, before: null };
  if (section === "status") return { rows: [told], before: null };
  return { rows: told.tables as Row[], before: told.before as number | null };
}

export const hostConsole = new Console();

/** What can be done with a row of a section. */
export function deedsOf(section: Section, row: Row): Deed[] {
  const at = (field: string) => encodeURIComponent(String(row[field]));
  const block: Deed = {
    id: "block",
    method: "POST",
    path: "blocks",
    sure: true,
    body: { address: row.address, hours: 24 },
  };
  if (section === "tables")
    return [
      row.closed
        ? { id: "reopen", method: "POST", path: `tables/${at("table")}/reopen` }
        : { id: "close", method: "POST", path: `tables/${at("table")}/close`, sure: true },
      ...(row.closed ? [] : mutesOf(row)),
      { id: "delete", method: "DELETE", path: `tables/${at("table")}`, sure: true },
    ];
  if (section === "connections")
    return [
      ...(row.seats as number[]).map((seat) => mute(row, seat, true)),
      { id: "end", method: "DELETE", path: `connections/${at("id")}` },
      block,
    ];
  if (section === "limits") return [block];
  if (section === "reports")
    return [
      ...(Number(row.seat) === NOBODY ? [] : [mute(row, Number(row.seat), true)]),
      { id: "resolve", method: "DELETE", path: `reports/${at("number")}` },
    ];
  if (section === "blocks") return [{ id: "unblock", method: "DELETE", path: `blocks?address=${at("address")}` }];
  return [];
}

/** Let everybody at a table chat or not, and those again who were muted. */
function mutesOf(row: Row): Deed[] {
  const silenced = row.silenced as number[];
  const others = silenced.filter((seat) => seat !== NOBODY);
  return [mute(row, NOBODY, !silenced.includes(NOBODY)), ...others.map((seat) => mute(row, seat, false))];
}

function mute(row: Row, seat: number, muted: boolean): Deed {
  const isAll = seat === NOBODY;
  const id = `${muted ? "mute" : "unmute"}${isAll ? "" : "-seat"}`;
  const path = `tables/${encodeURIComponent(String(row.table))}/mute`;
  return { id, seat, method: "POST", path, sure: isAll && muted, body: { seat: isAll ? null : seat, muted } };
}

/** What a deed is called on its button. */
export function deedName(deed: Deed): string {
  return say(`console-${deed.id}`, { seat: (deed.seat ?? 0) + 1 });
}

/** Whether a deed takes something away from people, so that its button looks so. */
export const isHarsh = (deed: Deed) => ["delete", "block"].includes(deed.id);

/** A field of a row as people read it. */
export function shownOf(row: Row, name: string): string {
  const value = row[name];
  if (value === null || value === undefined || value === "") return "–";
  if (name.endsWith("bytes")) return bytes(Number(value));
  if (MOMENTS.includes(name)) return moment(Number(value));
  if (name === "game") return titleOf(String(value));
  if (name === "status") return say(row.closed ? "status-closed" : `status-${String(value)}`);
  if (name === "names") return (value as string[]).map(playerName).join(", ");
  if (name === "seats") return (value as number[]).map((seat) => seat + 1).join(", ") || "–";
  if (name === "by" || name === "deed") return inWords(`console-${name === "by" ? "by-" : ""}${String(value)}`, value);
  return String(value);
}

function moment(seconds: number): string {
  const form = new Intl.DateTimeFormat(words.language, { dateStyle: "short", timeStyle: "short" });
  return form.format(new Date(seconds * 1000));
}

const inWords = (id: string, value: unknown) => (words.has(id) ? say(id) : String(value));

/** Who sits somewhere: a name, a bot, or nobody yet. */
function playerName(name: string): string {
  if (name.startsWith("bot:")) return botName(name.slice(4));
  return name === "open" ? say("chair-waiting") : name === "person" ? "–" : name;
}
