import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money } from "../wire/money.ts";
import { flag, id, nothing, text } from "../wire/scalars.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";
import { productApproval, type ProductApproval } from "./product-approvals.ts";
import { takedown, type Takedown } from "./takedown.ts";

/** A product of any shop, as operators see it. */
export interface MarketplaceProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** What its shop knows it by; "": nothing. */
  readonly number: string;
  /** Fen; its lowest. */
  readonly price: number;
  readonly isListed: boolean;
  readonly isApproved: boolean;
  readonly shop: { readonly id: number; readonly name: string };
  /** "": it has none. */
  readonly brand: string;
  readonly category: string;
  /** Null: it is not taken down. */
  readonly takedown: Takedown | null;
  /** Null: it is approved. */
  readonly approval: ProductApproval | null;
}

const product: Decoder<MarketplaceProduct> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  number: field("number", text),
  price: field("price", money),
  isListed: field("is_on_shelf", flag),
  isApproved: field("is_approved", flag),
  shop: field(
    "shop",
    record((shop) => ({ id: shop("id", id), name: shop("name", text) })),
  ),
  brand: field("brand", text),
  category: field("category", text),
  takedown: field("takedown", optional(takedown)),
  approval: field("approval", optional(productApproval)),
}));

export type MarketplaceProductList = "all" | "onSale" | "offShelf" | "takenDown" | "toReview" | "toApprove";

const lists: Readonly<Record<MarketplaceProductList, string>> = {
  all: "all",
  onSale: "on_sale",
  offShelf: "off_shelf",
  takenDown: "taken_down",
  toReview: "to_review",
  toApprove: "to_approve",
};

export interface MarketplaceProductsParams {
  readonly list: MarketplaceProductList;
  /** A part of a name in any language, a number of the product or of a SKU, or a barcode. */
  readonly words?: string | undefined;
  /** A part of a name of its shop. */
  readonly shop?: string | undefined;
  /** A part of what its brand is called, or was. */
  readonly brand?: string | undefined;
  readonly categoryId?: number | undefined;
  /** Only products behind this one. */
  readonly before?: number | undefined;
}

/** The newest first; those that wait for operators as they came to wait. */
export const fetchMarketplaceProducts = getCall("all_products/list", {
  query: ({ list: name, words, shop, brand, categoryId, before }: MarketplaceProductsParams) => ({
    list: lists[name],
    words,
    shop,
    brand,
    category_id: categoryId,
    before,
  }),
  decode: record((field) => ({ products: field("list", list(product)), hasMore: field("more", flag) })),
});

export const marketplaceProductsQuery = defineQuery(fetchMarketplaceProducts, {
  key: "marketplace-products",
  freshMs: 5 * second,
  staleAfter: ["takedown-change", "approval-decision"],
});

export interface TakedownOrder {
  readonly id: number;
  /** What was read of the takedown that stands; null: there was none. */
  readonly revision: number | null;
  /** Its shop reads them. */
  readonly grounds: string;
}

/** Takes a product down; one that is down stays so for other grounds, which answers its shop. */
export const takeProductDown = postCall("all_products/take_down", {
  body: ({ id: productId, revision, grounds }: TakedownOrder) => ({
    id: productId,
    ...(revision !== null && { revision }),
    grounds,
  }),
  decode: nothing,
});

export const restoreProduct = postCall("all_products/restore", {
  body: ({ seen }: { readonly seen: SeenRevision }) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export interface ProductReviewRequest {
  /** The product, and what was read of its takedown. */
  readonly seen: SeenRevision;
  /** What was put right. */
  readonly correction: string;
}

/** A shop asks to look at a product again that was taken down. */
export const askForProductReview = postCall("products/ask_review", {
  body: ({ seen, correction }: ProductReviewRequest) => ({ ...seenBody(seen), correction }),
  decode: nothing,
});
