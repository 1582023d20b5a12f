import { freshness } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import type { QueryClient, QueryKey, QueryPersister } from "@tanstack/react-query";

/** Decoded answers of the platform that more than one request uses: nothing that belongs to one shopper. */
export interface SharedAnswers {
  /**
   * The answer kept under this key, while it is fresh. Up to twice as old it is still given, and asked for anew
   * meanwhile; older or absent it is waited for. Requests that want the same at once share one call. Errors are never
   * kept: they reach those who wait, and the next request asks again.
   */
  get<T>(key: string, freshMs: number, ask: () => Promise<T>): Promise<T>;
}

/** A query's key begins with the name of its call in kebab case; the table of freshness has it in camel case. */
const sharedMsOfCall: ReadonlyMap<unknown, number> = new Map(
  Object.entries(freshness).map(([call, { serverMs }]) => [
    call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    serverMs,
  ]),
);

/** How long visitors may share the answer to a query; 0 for those that are not shared, as is everything unknown. */
export function sharedMs([call]: QueryKey): number {
  return sharedMsOfCall.get(call) ?? 0;
}

/**
 * Lets the queries of one request take part in what visitors share, as far as the table of freshness allows. Only for
 * requests without a session: what the platform answers to a shopper is the shopper's own.
 */
export function shareAnswers(queryClient: QueryClient, answers: SharedAnswers, locale: Locale): void {
  const persister: QueryPersister = (queryFn, context, { queryHash }) => {
    const { client, queryKey, meta } = context;
    const freshMs = sharedMs(queryKey);
    if (freshMs === 0) return queryFn(context);
    // A signal of its own: the others still want the answer when the shopper who asked first has gone.
    const ask = async () => queryFn({ client, queryKey, meta, signal: new AbortController().signal });
    return answers.get(`${locale} ${queryHash}`, freshMs, ask);
  };
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}
