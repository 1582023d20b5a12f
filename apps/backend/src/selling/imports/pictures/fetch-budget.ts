import { PictureProblem } from "../problem.ts";
import { sentence } from "../sentence.ts";

/** A single picture may be too slow for once. */
const maxFailures = 3;
/** After so long a host is asked once more: what failed may have been our own connection, and for a moment. */
const restMs = 30_000;

interface Failures {
  readonly count: number;
  /** When it failed last. */
  readonly at: number;
}

export interface WaitingLimit {
  /** Of a dry run in all; of an import for each batch, which writes and is behind it then. */
  readonly ms: number;
  readonly isRehearsal: boolean;
}

/**
 * How long a run waits for the hosts of its pictures: one that has not answered several times in a row is not asked for a while,
 * and once the time is over none is.
 */
export class FetchBudget {
  readonly #limit: WaitingLimit | null;
  readonly #now: () => number;
  readonly #failures = new Map<string, Failures>();
  #spentMs = 0;
  #since: number | null = null;
  #isReported = false;

  /**
   * @param limit null: nobody else waits, and so it may take as long as it does
   * @param now milliseconds of a clock that never goes back
   */
  constructor(limit: WaitingLimit | null, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts the time that the pictures of a batch take. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#limit?.isRehearsal === false) this.#spentMs = 0;
    this.#since = this.#now();
    try {
      return await work();
    } finally {
      this.#spentMs += this.#now() - this.#since;
      this.#since = null;
    }
  }

  /**
   * What an address answers. Null: a dry run has no time left for it, which has been reported.
   *
   * @throws {PictureProblem}
   */
  async ask(address: string, fetch: () => Promise<Buffer>): Promise<Buffer | null> {
    const host = URL.parse(address)?.host ?? "";
    if (this.#isSilent(host)) throw new PictureProblem(sentence("hostSilent", { host }));
    if (this.#isOver()) return this.#refuse();
    try {
      const content = await fetch();
      this.#failures.delete(host);
      return content;
    } catch (error) {
      if (error instanceof PictureProblem && error.sentence.key === "noAnswer")
        this.#failures.set(host, { count: (this.#failures.get(host)?.count ?? 0) + 1, at: this.#now() });
      else this.#failures.delete(host);
      throw error;
    }
  }

  #isSilent(host: string): boolean {
    const { count, at } = this.#failures.get(host) ?? { count: 0, at: 0 };
    return count >= maxFailures && this.#now() - at < restMs;
  }

  #isOver(): boolean {
    if (this.#limit === null) return false;
    const running = this.#since === null ? 0 : this.#now() - this.#since;
    return this.#spentMs + running >= this.#limit.ms;
  }

  #refuse(): null {
    if (this.#limit?.isRehearsal !== true) throw new PictureProblem(sentence("picturesTooSlow"));
    if (this.#isReported) return null;
    this.#isReported = true;
    throw new PictureProblem(sentence("picturesLater"));
  }
}
