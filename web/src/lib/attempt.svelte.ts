import { type ApiError, troubleOf } from "./api";

/** Something that the server may refuse: whether it goes on, and why it failed. */
export class Attempt {
  busy = $state(false);
  /** Null while all is well. */
  trouble = $state.raw<ApiError | null>(null);

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
