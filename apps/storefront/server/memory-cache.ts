import type { AnswerCache } from "../src/answer-cache.ts";

export interface MemoryCacheOptions {
  /** How many answers are kept; the one that was not used for longest makes room. */
  readonly capacity: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

interface Answer {
  readonly value: unknown;
  readonly loadedAt: number;
}

/** The answers that the visitors of one process share, in its memory. */
export function createMemoryCache({ capacity, now = () => performance.now() }: MemoryCacheOptions): AnswerCache {
  /** In the order of their use. */
  const answers = new Map<string, Answer>();
  const loading = new Map<string, Promise<unknown>>();

  function keep(key: string, answer: Answer): void {
    answers.delete(key);
    answers.set(key, answer);
    const [unused] = answers.keys();
    if (answers.size > capacity && unused !== undefined) answers.delete(unused);
  }

  async function load(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const value = await ask();
    keep(key, { value, loadedAt: now() });
    return value;
  }

  function loadOnce(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const pending = loading.get(key) ?? load(key, ask).finally(() => loading.delete(key));
    loading.set(key, pending);
    return pending;
  }

  return {
    get: async <T>(key: string, freshMs: number, ask: () => Promise<T>): Promise<T> => {
      const known = answers.get(key);
      const age = known === undefined ? Infinity : now() - known.loadedAt;
      if (known === undefined || age >= 2 * freshMs) return (await loadOnce(key, ask)) as T;
      keep(key, known);
      // Should it fail, then whoever asks once the answer is too old will hear of it.
      if (age >= freshMs) loadOnce(key, ask).catch(() => undefined);
      return known.value as T;
    },
  };
}
