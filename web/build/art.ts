import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:art/";

/**
 * `import sheet from "virtual:art/tiles"` gives all drawings of a folder as one text of symbols,
 * named FOLDER-FILE, so that each is in the page once and used by reference.
 */
export function art(folder: string): Plugin {
  return {
    name: "casetta-art",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".svg"));
      for (const file of files) this.addWatchFile(join(folder, name, file));
      return `export default ${JSON.stringify(sheet(folder, name, files))}`;
    },
  };
}

function sheet(folder: string, name: string, files: string[]): string {
  return files
    .map((file) => {
      const drawing = readFileSync(join(folder, name, file), "utf-8");
      return symbol(`${name}-${file.replace(".svg", "")}`, drawing);
    })
    .join("");
}

/** A drawing as a symbol; names inside it would collide in a page, so they are left out. */
export function symbol(id: string, drawing: string): string {
  const box = /viewBox="([^"]*)"/.exec(drawing)?.[1];
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1];
  if (!box || !inside) throw new Error(`${id} is no drawing`);
  const bare = inside
    .replace(/<title>[\s\S]*?<\/title>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/ id="[^"]*"/g, "")
    .replace(/\s*\n\s*/g, "");
  return `<symbol id="${id}" viewBox="${box}" overflow="hidden">${bare}</symbol>`;
}
