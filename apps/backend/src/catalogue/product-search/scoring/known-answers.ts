import type { Query } from "../meaning/query.ts";
import type { WordHits } from "../facts/word-hits.ts";

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
  #places = 0;

  of(search: string, find: () => Answer): Answer {
    const known = this.#answers.get(search);
    const answer = known ?? find();
    this.#forget(search);
    this.#answers.set(search, answer);
    this.#places += answer.hits.places.length;
    for (const [oldest] of this.#answers) {
      if (this.#answers.size <= maxSearches && this.#places <= maxHits) break;
      this.#forget(oldest);
    }
    return answer;
  }

  clear(): void {
    this.#answers.clear();
    this.#places = 0;
  }

  #forget(search: string): void {
    this.#places -= this.#answers.get(search)?.hits.places.length ?? 0;
    this.#answers.delete(search);
  }
}
