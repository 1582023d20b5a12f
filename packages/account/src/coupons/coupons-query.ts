import { type ApiClient, myCouponsQuery } from "@plaza/api-client";
import type { CouponsSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { stateOf } from "../searches.ts";

/** Six rows of two. */
const couponsAPage = 12;

export function couponsPageQuery(api: ApiClient, { type, page = 1 }: CouponsSearch) {
  return queryOptions({
    ...myCouponsQuery(api, { state: stateOf(type), page, pageSize: couponsAPage }),
    // Coupons that did not load say so in their place.
    meta: { ...myCouponsQuery.meta, quiet: true },
  });
}
