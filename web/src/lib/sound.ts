import { settings } from "./settings.svelte";

/** Sounds are made of a few soft wooden notes: frequency in hertz, start and length in seconds. */
type Note = [frequency: number, start: number, length: number];

const SOUNDS = {
  tile: [
    [196, 0, 0.09],
    [98, 0, 0.12],
  ],
  card: [
    [330, 0, 0.05],
    [165, 0.01, 0.08],
  ],
  pencil: [
    [1200, 0, 0.05],
    [1100, 0.07, 0.05],
    [1250, 0.14, 0.07],
  ],
  latch: [
    [220, 0, 0.05],
    [147, 0.06, 0.1],
  ],
  turn: [
    [523, 0, 0.22],
    [784, 0.13, 0.32],
  ],
  hurry: [[880, 0, 0.4]],
  goal: [
    [392, 0, 0.15],
    [494, 0.09, 0.15],
    [587, 0.18, 0.15],
    [698, 0.27, 0.15],
    [784, 0.36, 0.4],
  ],
  end: [
    [262, 0, 0.8],
    [330, 0.03, 0.8],
    [392, 0.06, 0.8],
    [523, 0.09, 1],
  ],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let touched = false;
addEventListener("pointerdown", () => (touched = true), { once: true });
addEventListener("keydown", () => (touched = true), { once: true });

/** Make a sound, higher by some half-tones; silent until the first touch, and when switched off. */
export function sound(name: SoundName, higher = 0): void {
  if (!touched || settings.sound <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const raised = 2 ** (higher / 12);
  for (const [frequency, start, length] of SOUNDS[name]) {
    strike(context, frequency * raised, context.currentTime + start, length);
  }
}

function strike(to: AudioContext, frequency: number, start: number, length: number): void {
  const tone = to.createOscillator();
  const loud = to.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime((settings.sound / 100) * 0.25, start + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loud).connect(to.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
