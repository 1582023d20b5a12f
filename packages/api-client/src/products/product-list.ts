import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, isRecord, optional, record, list } from "../wire/decode.ts";
import { type Named, named } from "../wire/id-name.ts";
import { optionalText, id } from "../wire/scalars.ts";
import { filterQuery, type ProductFilters } from "./product-filters.ts";
import { type ProductPage, productPage, type ProductSort, sortOrders } from "./product-page.ts";

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

/** How a search was understood, and where to go where it finds nothing; only with `search_meaning`. */
export interface SearchMeaning {
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
  /** Where nothing is found: another text that finds something. */
  readonly nearest: string | null;
  /** Where nothing is found: a category that the words name. */
  readonly category: Named | null;
}

export interface FoundProducts extends ProductPage {
  /** Absent where there is nothing to say. */
  readonly meaning?: SearchMeaning;
}

const meaning = record((field): SearchMeaning => ({
  corrected: field("corrected", optionalText),
  nearest: field("nearest", optionalText),
  category: field("nearest_category", optional(named)),
}));

const understood = record((field) => field("search_meaning", optional(meaning)));

/** What a search answers, which also says how it was understood. */
const foundProducts: Decoder<FoundProducts> = (value, context) => {
  const products = productPage(value, context);
  const meaning = isRecord(value) ? understood(value, context) : null;
  return meaning === null ? products : { ...products, meaning };
};

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
  decode: foundProducts,
});

export const productListQuery = defineQuery(fetchProductList, {
  key: "product-list",
  freshMs: minute,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn"],
});

export interface ProductIdsParams {
  /** The last id that is known; 0 at the start. */
  readonly after: number;
  /** At most 10,000. */
  readonly size: number;
}

const productIds = record((field) => field("ids", list(id)));

/**
 * The ids of all products that lists show, in ascending order; fewer than `size` at the end. An extension: only where
 * the site configuration's `extensions` have `product_ids`.
 */
export const fetchProductIds = getCall("goods/ids", {
  query: ({ after, size }: ProductIdsParams) => ({ after, size }),
  decode: productIds,
});
