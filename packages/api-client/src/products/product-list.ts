import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { lateDecoder } from "../wire/late-decoder.ts";
import { filterQuery, type ProductFilters } from "./product-filters.ts";
import { type ProductSort, sortOrders } from "./product-sort.ts";

export interface ProductListParams extends ProductFilters {
  /** What is searched for. */
  readonly text?: string | undefined;
  /** The text as it was typed, without putting anything right; only with `search_meaning`. */
  readonly literal?: boolean | undefined;
  readonly shopId?: number | undefined;
  /** A shop's own category, not one of the platform's tree. */
  readonly shopCategoryId?: number | undefined;
  /** What a coupon can be used for; only with `coupon_centre`. */
  readonly couponId?: number | undefined;
  readonly sort?: ProductSort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

// Goes into the platform's database query as it is: any other name is an error there.
const columns = { created: "create_time", sales: "sales_sum", price: "price" } as const;

/**
 * Search, best sellers, new products, and a shop's products. Never sends `type`: its values 2 and 3 fail on the platform,
 * and sorting says the same.
 */
export const fetchProductList = getCall("pc/goodsList", {
  query: (params: ProductListParams) => {
    const { text, literal, shopId, shopCategoryId, couponId, sort, page, pageSize } = params;
    const order = sortOrders[sort ?? "relevance"];
    return {
      name: text === "" ? undefined : text,
      literal: literal === true ? 1 : undefined,
      shop_id: shopId,
      category_id: shopCategoryId,
      coupon_id: couponId,
      ...filterQuery(params),
      sort_type: order === null ? undefined : columns[order[0]],
      sort: order?.[1],
      page_no: page,
      page_size: pageSize,
    };
  },
  decode: lateDecoder("foundProducts"),
});

export const productListQuery = defineQuery(fetchProductList, {
  key: "product-list",
  freshMs: minute,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn"],
});
