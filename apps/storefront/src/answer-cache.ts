import type { Locale } from "@plaza/i18n";
import type { QueryClient, QueryPersister } from "@tanstack/react-query";

/** Decoded answers of the platform that more than one request uses: nothing that belongs to one shopper. */
export interface AnswerCache {
  /**
   * The answer kept under this key, while it is fresh. Up to twice as old it is still given, and asked for anew
   * meanwhile; older or absent it is waited for. Requests that want the same at once share one call. Errors are never
   * kept: they reach those who wait, and the next request asks again.
   */
  get<T>(key: string, freshMs: number, ask: () => Promise<T>): Promise<T>;
}

function answerKey(locale: Locale, queryHash: string): string {
  return `${locale} ${queryHash}`;
}

/** The query that an answer belongs to, which is the first part of its query key. */
export function queryOf(answerKey: string): string {
  const queryKey: unknown = JSON.parse(answerKey.slice(answerKey.indexOf(" ") + 1));
  return Array.isArray(queryKey) ? String(queryKey[0]) : "";
}

/**
 * Lets one request's queries use the answers that visitors share, if the query says for how long. Only for requests
 * without a session, because the platform's answers to a customer are that customer's own.
 */
export function readThrough(queryClient: QueryClient, cache: AnswerCache, locale: Locale): void {
  const persister: QueryPersister = (queryFn, context, { queryHash }) => {
    const { client, queryKey, meta } = context;
    const freshMs = meta?.["sharedMs"];
    if (typeof freshMs !== "number" || freshMs === 0) return queryFn(context);
    // A signal of its own, because the other requests still want the answer when the first one is aborted.
    const ask = async () => queryFn({ client, queryKey, meta, signal: new AbortController().signal });
    return cache.get(answerKey(locale, queryHash), freshMs, ask);
  };
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}
