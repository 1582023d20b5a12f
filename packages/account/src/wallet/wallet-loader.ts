import { ApiError } from "@plaza/api-client";
import type { StorefrontContext, WalletSearch } from "@plaza/routing";
import { entriesPageQuery, ownWalletQuery } from "./wallet-queries.ts";

export interface WalletMatch {
  readonly context: StorefrontContext;
  readonly deps: WalletSearch;
}

/** Either may fail alone: the page says so in its place, and shows the other. */
export async function loadWallet({ context: { api, queryClient }, deps }: WalletMatch): Promise<void> {
  const outcomes = await Promise.allSettled([
    queryClient.ensureQueryData(ownWalletQuery(api)),
    queryClient.ensureQueryData(entriesPageQuery(api, deps)),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") continue;
    const error: unknown = outcome.reason;
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
}
