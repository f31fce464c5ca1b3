/** Write what an owner's file says as TOML. What is not filled in yet is left out; the rules name it as missing. */

type Entry = Record<string, unknown>;

const BARE = /^[A-Za-z0-9_-]+$/;

export function writeToml(content: Entry): string {
  return `${tableLines(content, []).join("\n").trim()}\n`;
}

/** The lines of a table: its own values first, then the tables and lists of tables in it. */
function tableLines(table: Entry, path: readonly string[]): string[] {
  const told = Object.entries(table).filter(([, value]) => value !== null && value !== undefined);
  const plain = told.filter(([, value]) => !isTable(value) && !isTables(value));
  return [
    ...plain.map(([key, value]) => `${keyOf(key)} = ${valueOf(value)}`),
    ...told.flatMap(([key, value]) => inner(value, [...path, key])),
  ];
}

function inner(value: unknown, path: readonly string[]): string[] {
  const name = path.map(keyOf).join(".");
  if (isTable(value)) return ["", `[${name}]`, ...tableLines(value, path)];
  return isTables(value) ? value.flatMap((each) => ["", `[[${name}]]`, ...tableLines(each, path)]) : [];
}

function isTable(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTables(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTable);
}

function keyOf(key: string): string {
  return BARE.test(key) ? key : JSON.stringify(key);
}

/** A list of texts such as a drawing stands below each other; what is not filled in is missing in a list too. */
function valueOf(told: unknown): string {
  if (!Array.isArray(told)) return JSON.stringify(told);
  const value = told.filter((each) => each !== null);
  const texts = value.length > 1 && value.every((each) => typeof each === "string");
  return texts ? `[\n${value.map((each) => `  ${valueOf(each)},\n`).join("")}]` : `[${value.map(valueOf).join(", ")}]`;
}
