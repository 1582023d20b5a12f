import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { afterSalesRequestQuery, platformMessage, staleAfter } from "@plaza/api-client";
import { useExtension } from "@plaza/routing";
import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Refetches the data that a request changes. Also after a rejection, because the page shows an outdated state then.
 *
 * @param gone the platform has deleted the request, so it is not refetched
 */
export async function renewAfterSales(queryClient: QueryClient, gone = false): Promise<void> {
  const isStale = staleAfter("after-sales-change");
  const isRequest = ({ queryKey }: Query): boolean => queryKey[0] === afterSalesRequestQuery.key;
  if (gone) queryClient.removeQueries({ queryKey: [afterSalesRequestQuery.key], type: "inactive" });
  await queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !(gone && isRequest(query)) });
}

/** Whether the platform is one of the contract: whole lines only, one picture, and revoked requests are deleted. */
export function useWholeLines(): boolean {
  return !useExtension("after_sale_lines");
}

/** The platform's message for a failed call, or a sentence that there was no answer. */
export function rejectionMessage(i18n: I18n, error: Error): string {
  return platformMessage(error) ?? i18n._(msg`We got no answer. Please check your connection and try again.`);
}
