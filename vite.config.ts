/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./web/build/art.ts";
import { facts } from "./web/build/facts.ts";
import { fluent } from "./web/build/fluent.ts";
import { offline } from "./web/build/offline.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The version of casetta, as Python tells it: an old page notices that the server is newer. */
const VERSION = /__version__ = "([^"]+)"/.exec(readFileSync(here("src/casetta/__init__.py"), "utf-8"))?.[1];

/** The server behind Vite's own; `./casetta dev` starts both and says where it is. */
const SERVER = process.env.CASETTA_SERVER ?? "http://127.0.0.1:8765";

/** What the server answers itself; all other paths are pages. */
const NOT_PAGES = ["/api", "/healthz", "/metrics", "/readyz", "/ws"];

export default defineConfig({
  root: here("web"),
  base: "/",
  plugins: [art(here("web/art")), fluent(), facts(), svelte({ configFile: false }), offline()],
  define: { __CASETTA_VERSION__: JSON.stringify(VERSION) },
  resolve: {
    alias: { $web: here("web/src") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("src/casetta/web_dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: Object.fromEntries(NOT_PAGES.map((path) => [path, { target: SERVER, ws: path === "/ws" }])),
    fs: { allow: [here(".")] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "../src/casetta/games/*/web/**/*.test.ts"],
    // One document for all files: to make one for each takes longer than all tests together.
    isolate: false,
    pool: "threads",
  },
});
