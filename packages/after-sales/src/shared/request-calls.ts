import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { afterSalesRequestQuery, platformMessage, staleAfter } from "@plaza/api-client";
import { useExtension } from "@plaza/routing";
import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Fetches anew what a request has changed, after a rejection as well: it has another state than the page shows.
 *
 * @param gone the request is not to be had any more, and asking for it would fail
 */
export async function renewAfterSales(queryClient: QueryClient, gone = false): Promise<void> {
  const isStale = staleAfter("after-sales-change");
  const isRequest = ({ queryKey }: Query): boolean => queryKey[0] === afterSalesRequestQuery.key;
  if (gone) queryClient.removeQueries({ queryKey: [afterSalesRequestQuery.key], type: "inactive" });
  await queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !(gone && isRequest(query)) });
}

/** Whether the platform takes whole lines only, keeps one picture and forgets what was revoked, as the contract has it. */
export function useWholeLines(): boolean {
  return !useExtension("after_sale_lines");
}

/** Why a call failed: the platform's own message where it sent one, else that there was no answer. */
export function rejectionMessage(i18n: I18n, error: Error): string {
  return platformMessage(error) ?? i18n._(msg`We got no answer. Please check your connection and try again.`);
}
