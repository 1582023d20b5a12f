import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";
import type { Call } from "./call.ts";
import type { PlatformEvent } from "./platform-event.ts";

export interface QueryDefinition {
  /** The first element of its keys, which no other query has. */
  readonly key: string;
  /** How long the browser takes an answer for fresh, and does not ask again. */
  readonly freshMs: number;
  /**
   * How long visitors may share one answer on the server. Absent, never: for what belongs to a customer, and for calls
   * that the platform counts. An answer to a session is never shared.
   */
  readonly sharedMs?: number;
  readonly staleAfter?: readonly PlatformEvent[];
}

export type PlatformQueryKey<P> = [P] extends [void] ? readonly [key: string] : readonly [key: string, params: P];

/** A call as React Query asks it: `useQuery(ordersQuery(api, params))`. */
export interface PlatformQuery<P, T> extends QueryDefinition {
  (api: ApiClient, params: P): ReturnType<typeof optionsOf<P, T>>;
  readonly call: Call<P, T>;
  /**
   * Tells the cache who may share an answer and what makes it stale. A query that adds to its `meta` has to spread this
   * one.
   */
  readonly meta: Pick<QueryDefinition, "sharedMs" | "staleAfter">;
}

type Asked<P, T> = Pick<PlatformQuery<P, T>, "call" | "freshMs" | "key" | "meta">;

function optionsOf<P, T>({ call, freshMs, key, meta }: Asked<P, T>, api: ApiClient, params: P) {
  const queryKey: readonly unknown[] = params === undefined ? [key] : [key, params];
  return queryOptions({
    queryKey: queryKey as PlatformQueryKey<P>,
    queryFn: ({ signal }) => call(api, params, signal),
    staleTime: freshMs,
    meta: { ...meta },
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<P, T>(call: Call<P, T>, definition: QueryDefinition): PlatformQuery<P, T> {
  const { key, freshMs, ...meta } = definition;
  const query = (api: ApiClient, params: P) => optionsOf({ call, freshMs, key, meta }, api, params);
  return Object.assign(query, { ...definition, call, meta });
}
