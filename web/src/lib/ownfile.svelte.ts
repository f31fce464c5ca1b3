import type { Fault } from "../protocol";
import { type ApiError, troubleOf } from "./api";
import { RulesError } from "./rules";
import { keep, kept } from "./storage";
import { writeToml } from "./toml";

/** Milliseconds after the last change until the rules read the file. */
const PATIENCE = 400;

type Entry = Record<string, unknown>;
interface Kept<Form> {
  text: string;
  form: Form;
  content: Entry | null;
  typed: boolean;
}

/**
 * A file that the owner of a box loads, types or fills in on a form: kept on this device, also half done and
 * also with faults. The rules read it; what they find wrong names the line.
 */
export class OwnFile<Form extends Entry> {
  text = $state("");
  form = $state() as Form;
  /** What the file said when nothing was wrong with it; null before that. */
  content = $state.raw<Entry | null>(null);
  faults = $state.raw<Fault[]>([]);
  trouble = $state.raw<ApiError | null>(null);
  /** Whether the text was loaded or typed, and the form cannot show it as long as it has faults. */
  typed = $state(false);
  private asked = "";

  constructor(
    private key: string,
    private blank: () => Form,
    private read: (lines: string[]) => Promise<Entry>,
  ) {
    const before = kept(key) as Kept<Form> | null;
    this.form = before?.form ?? blank();
    this.text = before?.text ?? "";
    this.content = before?.content ?? null;
    this.typed = before?.typed ?? false;
  }

  get isEmpty(): boolean {
    return !this.text;
  }

  /** The form was changed: the file says what it says. Call it in an `$effect` that follows the form. */
  written(): void {
    const text = writeToml($state.snapshot(this.form) as Entry);
    if (text === this.text) return;
    this.typed = false;
    this.text = text;
  }

  /** A text was loaded or typed. */
  take(text: string): void {
    this.typed = true;
    this.text = text;
  }

  /** Another file belongs to this one: as soon as the rules read both, this one says what both say. */
  async join(read: (lines: string[]) => Promise<Entry>): Promise<void> {
    try {
      this.form = structuredClone(await read(linesOf(this.text))) as Form;
      this.written();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Begin again. */
  clear(): void {
    this.form = this.blank();
    this.text = "";
    this.content = null;
    this.typed = false;
    this.faults = [];
  }

  /** Keep the file, and let the rules read it; call it in an `$effect`. */
  watch(): () => void {
    const [text, form, content, typed] = [this.text, $state.snapshot(this.form) as Form, this.content, this.typed];
    keep(this.key, { text, form, content, typed } satisfies Kept<Form>);
    const timer = setTimeout(() => void this.check(text, typed), PATIENCE);
    return () => clearTimeout(timer);
  }

  private async check(text: string, typed: boolean): Promise<void> {
    if (!text || text === this.asked) return;
    this.asked = text;
    try {
      const content = await this.read(linesOf(text));
      if (this.text !== text) return;
      this.faults = [];
      this.trouble = null;
      this.content = content;
      if (typed) this.form = structuredClone(content) as Form;
    } catch (error) {
      if (this.text !== text) return;
      this.refuse(error);
      if (this.trouble) this.asked = "";
    }
  }

  private refuse(error: unknown): void {
    this.faults = error instanceof RulesError ? error.faults : [];
    this.trouble = error instanceof RulesError ? null : troubleOf(error);
  }
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\n/);
}
