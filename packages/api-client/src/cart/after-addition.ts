import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";
import { staleAfter } from "../platform-event.ts";
import { publicDataQuery } from "../site/public-data.ts";

/**
 * Tells a cache that a customer's cart has grown.
 *
 * @param cartCount what the platform answered to the addition: where it said how much the cart holds, nobody has to ask
 */
export function afterAddition(queryClient: QueryClient, api: ApiClient, cartCount: number | null): void {
  const { queryKey } = publicDataQuery(api);
  // An answer that is on its way may have been given before the addition.
  const isKnown = cartCount !== null && queryClient.isFetching({ queryKey }) === 0;
  if (isKnown) queryClient.setQueryData(queryKey, (known) => known && { ...known, cartCount });
  const isStale = staleAfter("cart-change");
  void queryClient.invalidateQueries({
    predicate: (query) => isStale(query) && !(isKnown && query.queryKey[0] === queryKey[0]),
  });
}
