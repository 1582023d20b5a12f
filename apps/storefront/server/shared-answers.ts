import type { AnswerCache } from "../src/answer-cache.ts";
import { createStaleCache, type StaleCacheOptions } from "./stale-cache.ts";

/**
 * About what an answer takes, by the letters of its JSON: decoded one byte and a half for each, or twice that where texts are
 * not in Latin letters, and the text itself, which documents carry and which is kept as well (`router.ts`).
 */
const bytesPerLetter = 4;

function bytesOf(value: unknown): number {
  const text = JSON.stringify(value) as string | undefined;
  return bytesPerLetter * (text?.length ?? 0);
}

export interface SharedAnswers extends AnswerCache {
  /** Keeps these answers no longer. */
  drop(isOutdated: (key: string) => boolean): void;
}

/** The platform's answers that the visitors of one process share. A stale one is given for as long as it was fresh. */
export function createSharedAnswers(options: Pick<StaleCacheOptions<unknown>, "bytes" | "now">): SharedAnswers {
  const cache = createStaleCache<unknown>({ ...options, bytesOf });
  return {
    drop: (isOutdated) => cache.drop(isOutdated),
    get: async <T>(key: string, freshMs: number, ask: () => Promise<T>): Promise<T> =>
      (await cache.get(key, { freshMs, staleMs: freshMs }, ask)) as T,
  };
}
