import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Gives a `.toml` file of card facts as a value: what is printed on cards stands in one place. */
export function facts(): Plugin {
  return {
    name: "casetta-facts",
    enforce: "pre",
    transform(text, id) {
      if (!id.split("?")[0]?.endsWith(".toml")) return undefined;
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null };
    },
  };
}
