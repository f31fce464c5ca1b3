import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/casetta/web_dist/", "web/src/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    // svelte-check knows which names exist, and knows the browser's.
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "no-undef": "off" },
  },
  {
    files: ["web/build/worker.js"],
    languageOptions: {
      globals: { caches: "readonly", fetch: "readonly", self: "readonly", URL: "readonly" },
    },
  },
);
