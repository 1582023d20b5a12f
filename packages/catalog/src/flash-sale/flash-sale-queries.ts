import { type ApiClient, flashProductsQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Two rows of five. */
const productsAPage = 10;

export function slotProductsQuery(api: ApiClient, slotId: number, page = 1) {
  const request = { slotId, page, pageSize: productsAPage };
  return queryOptions({
    ...flashProductsQuery(api, request),
    // Products that did not load say so in their place.
    meta: { ...flashProductsQuery.meta, quiet: true },
    // Another page of the slot keeps the old products until the new ones come; another slot has other prices.
    placeholderData: (shown, query) => (query?.queryKey[1].slotId === slotId ? shown : undefined),
  });
}
