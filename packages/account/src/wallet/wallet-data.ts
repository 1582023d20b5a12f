import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ApiClient, type WalletDirection, walletEntriesQuery, walletQuery } from "@plaza/api-client";
import type { WalletSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const title = msg`Wallet`;

const entriesAPage = 10;

const directions: Readonly<Record<NonNullable<WalletSearch["type"]>, WalletDirection>> = {
  spending: "out",
  income: "in",
};

export function myWalletQuery(api: ApiClient) {
  return queryOptions({ ...walletQuery(api), meta: { ...walletQuery.meta, quiet: true } });
}

/** One page of what came and went. What does not load says so in its place. */
export function entriesPageQuery(api: ApiClient, { type, page = 1 }: Pick<WalletSearch, "page" | "type">) {
  const direction = type === undefined ? null : directions[type];
  return queryOptions({
    ...walletEntriesQuery(api, { direction, page, pageSize: entriesAPage }),
    meta: { ...walletEntriesQuery.meta, quiet: true },
  });
}

export function walletTitle(i18n: I18n): string {
  return i18n._(title);
}
