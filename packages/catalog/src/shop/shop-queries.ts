import { type ApiClient, couponsQuery, type ProductListParams, productListQuery } from "@plaza/api-client";
import type { ShopView } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import type { FacetedList } from "../facets/facets-query.ts";
import { productFilters } from "../list/filters.ts";
import { defaultPageSize } from "../list/list-search.ts";

/** The list that a shop's page shows. */
export function facetedShop(shopId: number, { category, name, coupon }: ShopView): FacetedList {
  return { shopId, shopCategoryId: category, text: name, couponId: coupon };
}

/** A row of the shelf. */
const newOnes = 5;

/** The products of a shop that its page lists. */
export function shopProductsQuery(api: ApiClient, shopId: number, view: ShopView) {
  const request: ProductListParams = {
    shopId,
    ...(view.category !== undefined && { shopCategoryId: view.category }),
    ...(view.name !== undefined && { text: view.name }),
    ...(view.coupon !== undefined && { couponId: view.coupon }),
    sort: view.sort ?? "relevance",
    page: view.page ?? 1,
    pageSize: view.size ?? defaultPageSize,
    ...productFilters(view),
  };
  return queryOptions({
    ...productListQuery(api, request),
    // Products that did not load say so in their place.
    meta: { ...productListQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const before = query?.queryKey[1];
      const isSame =
        before?.shopId === shopId &&
        before.shopCategoryId === request.shopCategoryId &&
        before.text === request.text &&
        before.couponId === request.couponId;
      return isSame ? shown : undefined;
    },
  });
}

/** What a shop has put on sale last. */
export function newInShopQuery(api: ApiClient, shopId: number) {
  const request: ProductListParams = { shopId, sort: "newest", page: 1, pageSize: newOnes };
  return queryOptions({ ...productListQuery(api, request), meta: { ...productListQuery.meta, quiet: true } });
}

/** A shop without its coupons is complete. */
export function shopCouponsQuery(api: ApiClient, shopId: number) {
  return queryOptions({ ...couponsQuery(api, { shopId }), meta: { ...couponsQuery.meta, quiet: true } });
}
