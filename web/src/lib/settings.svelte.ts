import { keep, kept } from "./storage";
import { type Language, LANGUAGES } from "./words.svelte";

/** What somebody chose on this device. */
export interface Settings {
  name: string;
  avatar: string;
  language: Language | "";
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  textsize: number;
  letters: boolean;
  confirm: boolean;
  gains: boolean;
  places: boolean;
  /** Furniture turns its back to the nearest wall by itself. */
  assist: boolean;
  /** Every place where a piece of furniture fits is marked. */
  where: boolean;
  motion: "full" | "short" | "none";
  sound: number;
  notices: boolean;
  /** The neighbours that play when nobody says otherwise, by game. */
  rivals: Record<string, string[]>;
}

const KEY = "casetta.settings";
const USUAL: Settings = {
  name: "",
  avatar: "",
  language: "",
  theme: "auto",
  contrast: "auto",
  textsize: 100,
  letters: false,
  confirm: true,
  gains: true,
  places: true,
  assist: true,
  where: false,
  motion: "full",
  sound: 0,
  notices: false,
  rivals: {},
};

/** Read what is stored, field by field: an older page may have stored something else. */
export function stored(found: unknown): Settings {
  const read = { ...(found as Partial<Settings> | null) };
  const fields = Object.entries(USUAL).map(([name, usual]) => {
    const value = read[name as keyof Settings];
    return [name, typeof value === typeof usual ? value : usual];
  });
  const whole = Object.fromEntries(fields) as Settings;
  if (whole.language && !LANGUAGES.includes(whole.language)) whole.language = "";
  return whole;
}

export const settings = $state<Settings>(stored(kept(KEY)));

/** Show the settings in the page, and keep them, whenever they change. */
export function applySettings(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    root.dataset.motion = still.matches ? "none" : settings.motion;
    root.dataset.contrast = contrast.matches || settings.contrast === "more" ? "more" : "usual";
    root.style.setProperty("--textsize", String(settings.textsize / 100));
  };
  for (const query of [dark, still, contrast]) query.addEventListener("change", show);
  return $effect.root(() => {
    $effect(show);
    $effect(() => keep(KEY, settings));
  });
}

/** How long something may move: the share of the usual time. */
export function pace(): number {
  const motion = document.documentElement.dataset.motion;
  return motion === "none" ? 0 : motion === "short" ? 0.5 : 1;
}
