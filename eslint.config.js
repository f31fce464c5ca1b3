import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/casetta/web_dist/", "web/src/protocol.ts", "**/web/questions.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    // svelte-check knows which names exist, and knows the browser's.
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "no-undef": "off",
      // Maps and sets are replaced whole ($state.raw) or belong to nobody's view.
      "svelte/prefer-svelte-reactivity": "off",
      // Drawings come from our own files, through our own server.
      "svelte/no-at-html-tags": "off",
      // svelte-check says which of them are needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_+$", varsIgnorePattern: "^_+$" }],
    },
  },
  {
    files: ["web/build/worker.js"],
    languageOptions: {
      globals: {
        caches: "readonly",
        fetch: "readonly",
        location: "readonly",
        Response: "readonly",
        self: "readonly",
        URL: "readonly",
      },
    },
  },
);
