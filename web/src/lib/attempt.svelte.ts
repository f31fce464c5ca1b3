import { codeOf } from "./api";

/** Something that the server may refuse: whether it goes on, and why it failed. */
export class Attempt {
  busy = $state(false);
  /** A code of the protocol; empty while all is well. */
  trouble = $state("");

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = codeOf(error);
    } finally {
      this.busy = false;
    }
  }
}
