import { setImmediate } from "node:timers/promises";

/** So long a piece of work has the loop to itself. */
const maxMs = 5;

/** What long work on the loop offers to everybody else, between two of its steps. */
export class LoopShare {
  #since = performance.now();

  /** Goes on at once, or behind what waits where it has had the loop for some milliseconds. */
  async offer(): Promise<void> {
    if (performance.now() - this.#since < maxMs) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
