import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { count, flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** Which shops may sell in a category and below it. */
export interface CategorySellers extends SeenRevision {
  /** All that there are. */
  readonly trades: readonly { readonly id: number; readonly name: string }[];
  /** Those whose shops alone may; none: everybody. */
  readonly tradeIds: readonly number[];
  /** What binds it, too: rules of categories above it. */
  readonly above: readonly { readonly category: string; readonly trades: readonly string[] }[];
  /** How many products of how many shops do not meet the category's own rule. */
  readonly misfits: { readonly productCount: number; readonly shopCount: number };
}

export const fetchCategorySellers = getCall("categories/sellers", {
  query: ({ id: categoryId }: { readonly id: number }) => ({ id: categoryId }),
  decode: record((field): CategorySellers => ({
    id: field("id", id),
    revision: field("revision", requiredCount),
    trades: field("trades", list(record((trade) => ({ id: trade("id", id), name: trade("name", text) })))),
    tradeIds: field("trade_ids", list(id)),
    above: field(
      "above",
      list(record((rule) => ({ category: rule("category", text), trades: rule("trades", list(text)) }))),
    ),
    misfits: { productCount: field("misfit_products", count), shopCount: field("misfit_shops", count) },
  })),
});

const staleness = {
  freshMs: second,
  staleAfter: ["marketplace-category-change", "marketplace-trade-change"],
} as const;

export const categorySellersQuery = defineQuery(fetchCategorySellers, { key: "category-sellers", ...staleness });

export interface SellerMisfits {
  readonly productCount: number;
  readonly shopCount: number;
  /** The first of them, those that are on sale before the others. */
  readonly products: readonly {
    readonly id: number;
    readonly name: string;
    readonly shopName: string;
    readonly isOnSale: boolean;
  }[];
}

export interface SellerRule {
  readonly id: number;
  readonly tradeIds: readonly number[];
}

/** Which products would not meet a rule before it is saved. */
export const fetchSellerMisfits = getCall("categories/seller_misfits", {
  query: ({ id: categoryId, tradeIds }: SellerRule) => ({ id: categoryId, trade_ids: tradeIds.join(",") }),
  decode: record((field): SellerMisfits => ({
    productCount: field("products", count),
    shopCount: field("shops", count),
    products: field(
      "list",
      list(
        record((product) => ({
          id: product("id", id),
          name: product("name", text),
          shopName: product("shop_name", text),
          isOnSale: product("is_on_sale", flag),
        })),
      ),
    ),
  })),
});

export const sellerMisfitsQuery = defineQuery(fetchSellerMisfits, { key: "seller-misfits", ...staleness });

export interface CategorySellersChange {
  readonly seen: SeenRevision;
  /** None: everybody. */
  readonly tradeIds: readonly number[];
}

/** What is on sale stays so. */
export const saveCategorySellers = postCall("categories/save_sellers", {
  body: ({ seen, tradeIds }: CategorySellersChange) => ({ ...seenBody(seen), trade_ids: tradeIds }),
  decode: nothing,
});
