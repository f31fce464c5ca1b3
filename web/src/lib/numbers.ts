import { words } from "./words.svelte";

/** A number as readers of the language write it, with a real minus. */
export function figure(value: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace("-", "−");
}

/** What is won or lost, with its sign. */
export function signed(value: number): string {
  return figure(value, "exceptZero");
}

/** A share of the whole in percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}
