import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ApiClient, usdtTermsQuery, type UsdtTopUpDetail, usdtTopUpQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

const title = msg`Top up with USDT`;

export function shownTermsQuery(api: ApiClient) {
  return queryOptions({ ...usdtTermsQuery(api), meta: { ...usdtTermsQuery.meta, quiet: true } });
}

export function shownTopUpQuery(api: ApiClient, id: number) {
  return queryOptions({ ...usdtTopUpQuery(api, id), meta: { ...usdtTopUpQuery.meta, quiet: true } });
}

/** Whether something may still happen to a top-up: money can come late, but nobody waits for that on a page. */
export function isUnderWay({
  state,
  transfers,
  isWatched,
}: Pick<UsdtTopUpDetail, "state" | "transfers" | "isWatched">): boolean {
  if (!isWatched) return false;
  const isOpen = state === "waiting" || state === "confirming" || state === "part";
  return isOpen || transfers.some((transfer) => transfer.state === "seen" || transfer.state === "waiting-rate");
}

export function usdtTitle(i18n: I18n): string {
  return i18n._(title);
}
