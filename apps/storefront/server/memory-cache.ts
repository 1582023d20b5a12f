import { LRUCache } from "lru-cache";
import type { AnswerCache } from "../src/answer-cache.ts";

export interface MemoryCacheOptions {
  /** Bytes of memory at most, about; the answer that was not used for longest makes room. */
  readonly bytes: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

interface Answer {
  readonly value: unknown;
  readonly loadedAt: number;
}

/**
 * About what an answer takes, by the letters of its JSON: decoded one byte and a half for each, or twice that where texts are
 * not in Latin letters, and the text itself, which documents carry and which is kept as well (`carried-data.ts`).
 */
const bytesPerLetter = 4;

function sizeOf({ value }: Answer): number {
  const text = JSON.stringify(value) as string | undefined;
  return Math.max(1, bytesPerLetter * (text?.length ?? 0));
}

export interface MemoryCache extends AnswerCache {
  /** Keeps these answers no longer; of those that are under way now, none is kept or shared with who asks from now on. */
  drop(isOutdated: (key: string) => boolean): void;
}

/** The answers that the visitors of one process share, in its memory. */
export function createMemoryCache({ bytes, now = () => performance.now() }: MemoryCacheOptions): MemoryCache {
  const answers = new LRUCache<string, Answer>({ maxSize: bytes, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<unknown>>();

  async function load(key: string, ask: () => Promise<unknown>, mayKeep: () => boolean): Promise<unknown> {
    const value = await ask();
    if (mayKeep()) answers.set(key, { value, loadedAt: now() });
    return value;
  }

  function loadOnce(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const isCurrent = (): boolean => loading.get(key) === pending;
    const pending: Promise<unknown> = load(key, ask, isCurrent).finally(() => {
      if (isCurrent()) loading.delete(key);
    });
    loading.set(key, pending);
    return pending;
  }

  return {
    drop: (isOutdated) => {
      for (const kept of [answers, loading]) {
        for (const key of [...kept.keys()].filter((each) => isOutdated(each))) kept.delete(key);
      }
    },
    get: async <T>(key: string, freshMs: number, ask: () => Promise<T>): Promise<T> => {
      const known = answers.get(key);
      const age = known === undefined ? Infinity : now() - known.loadedAt;
      if (known === undefined || age >= 2 * freshMs) return (await loadOnce(key, ask)) as T;
      // Should it fail, then whoever asks once the answer is too old will hear of it.
      if (age >= freshMs) loadOnce(key, ask).catch(() => undefined);
      return known.value as T;
    },
  };
}
