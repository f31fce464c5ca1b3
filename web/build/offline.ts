import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Fonts of other scripts and pictures of the phone's desktop are fetched when they are needed. */
const SHELL = /\.(js|css|html|svg|webmanifest)$|noto-sans-(latin|extended)/;

/** Writes `sw.js`: the worker that keeps the shell readable without a network. */
export function offline(): Plugin {
  return {
    name: "casetta-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => SHELL.test(file) && file !== "index.html");
        const source = readFileSync(fileURLToPath(new URL("./worker.js", import.meta.url)), "utf-8");
        const list = JSON.stringify(["/", ...files.map((file) => `/${file}`)]);
        const version = createHash("sha256").update(list).digest("hex").slice(0, 12);
        const code = source.replace('"FILES"', list).replace("VERSION", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source: code });
      },
    },
  };
}
