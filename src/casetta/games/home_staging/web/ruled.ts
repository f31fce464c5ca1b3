import type { Tool } from "./position.svelte";

/** The paragraph of the rule book about what each tool draws. */
export const RULE_OF: Record<Tool, string> = {
  piece: "placing",
  brush: "closing",
  box: "closing",
  edge: "closing",
  door: "door",
  window: "windows",
  entry: "front-door",
};
