import type { Plugin } from "vite";

/**
 * Gives `.ftl` files as texts without comments. `?only=a-,b-` keeps the messages whose names
 * begin so: the command line's sentences are of no use in a page.
 */
export function fluent(): Plugin {
  return {
    name: "casetta-fluent",
    enforce: "pre",
    transform(text, id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl")) return undefined;
      const only = new URLSearchParams(query).get("only")?.split(",");
      return { code: `export default ${JSON.stringify(trimmed(text, only))}`, map: null };
    },
  };
}

/** The messages of a file, those that are wanted, without comments and empty lines. */
export function trimmed(text: string, only?: string[]): string {
  const kept: string[] = [];
  let wanted = true;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    const name = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (name) wanted = !only || only.some((start) => name.startsWith(start));
    if (wanted) kept.push(line);
  }
  return kept.join("\n") + "\n";
}
