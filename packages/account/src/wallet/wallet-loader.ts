import { ApiError } from "@plaza/api-client";
import type { PageSummary, StorefrontContext, WalletSearch } from "@plaza/routing";
import { entriesPageQuery, myWalletQuery, walletTitle } from "./wallet-data.ts";

export interface WalletMatch {
  readonly context: StorefrontContext;
  readonly deps: WalletSearch;
}

/** Either may fail alone: the page says so in its place, and shows the other. */
export async function loadWallet({ context, deps }: WalletMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  const outcomes = await Promise.allSettled([
    queryClient.ensureQueryData(myWalletQuery(api)),
    queryClient.ensureQueryData(entriesPageQuery(api, deps)),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") continue;
    const error: unknown = outcome.reason;
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: walletTitle(i18n) };
}
