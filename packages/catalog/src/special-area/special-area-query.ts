import { activityProductsQuery, type ApiClient } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Four rows of five. */
const productsAPage = 20;

export function areaProductsQuery(api: ApiClient, areaId: number, page = 1) {
  const request = { areaId, page, pageSize: productsAPage };
  return queryOptions({
    ...activityProductsQuery(api, request),
    // Products that did not load say so in their place.
    meta: { ...activityProductsQuery.meta, quiet: true },
    // Another page of the area keeps the old products until the new ones come; another area does not.
    placeholderData: (shown, query) => (query?.queryKey[1].areaId === areaId ? shown : undefined),
  });
}
