import type { ShopView } from "@plaza/routing";
import type { FacetedList } from "./facets-query.ts";

/** The list that a shop's page shows. */
export function facetedShop(shopId: number, { category, name, coupon }: ShopView): FacetedList {
  return { shopId, shopCategoryId: category, text: name, couponId: coupon };
}
