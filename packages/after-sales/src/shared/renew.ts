import { afterSalesRequestQuery, staleAfter } from "@plaza/api-client";
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
