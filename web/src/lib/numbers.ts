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

const UNITS = ["kilobyte", "megabyte", "gigabyte", "terabyte"];

/** A size in the largest unit of which there is at least one, from kilobytes on. */
export function bytes(count: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log2(Math.max(count, 1)) / 10)));
  const form = { style: "unit", unit: UNITS[power - 1], unitDisplay: "short", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.language, form).format(count / 1024 ** power);
}
