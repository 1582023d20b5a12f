import type { Query } from "../meaning/query.ts";
import type { WordHits } from "./scores.ts";

/** What a text was understood as, and what it finds. */
export interface Answer {
  readonly query: Query;
  readonly hits: WordHits;
}

const maxSearches = 100;
const maxHits = 4_000_000;

/**
 * What was found last, until words of any product change: page, order and filters of one search, and its counts, all ask
 * for the same.
 */
export class KnownAnswers {
  readonly #answers = new Map<string, Answer>();
  #rowIds = 0;

  of(search: string, find: () => Answer): Answer {
    const known = this.#answers.get(search);
    const answer = known ?? find();
    this.#forget(search);
    this.#answers.set(search, answer);
    this.#rowIds += answer.hits.rowIds.length;
    for (const [oldest] of this.#answers) {
      if (this.#answers.size <= maxSearches && this.#rowIds <= maxHits) break;
      this.#forget(oldest);
    }
    return answer;
  }

  clear(): void {
    this.#answers.clear();
    this.#rowIds = 0;
  }

  #forget(search: string): void {
    this.#rowIds -= this.#answers.get(search)?.hits.rowIds.length ?? 0;
    this.#answers.delete(search);
  }
}
