import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { images } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { count, flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** That a product is not approved: it waits for an operator, or one has refused it. Times are epoch milliseconds. */
export interface ProductApproval {
  readonly waitsSince: number;
  /** Null: it waits. */
  readonly refusedAt: number | null;
  /** Why it was refused last; "": it never was. */
  readonly grounds: string;
  /** It has never been approved. */
  readonly isNew: boolean;
  /** Counts decisions and changes: who decides names the one that they have read. */
  readonly revision: number;
}

export const productApproval: Decoder<ProductApproval> = record((field) => ({
  waitsSince: field("waits_since", requiredInstant),
  refusedAt: field("refused_at", instant),
  grounds: field("grounds", text),
  isNew: field("is_new", flag),
  revision: field("revision", requiredCount),
}));

/** What operators look at. */
export interface ProductContent {
  readonly name: LanguageTexts;
  readonly tagline: LanguageTexts;
  /** HTML as its merchant wrote it, to be read and not to be rendered. */
  readonly description: LanguageTexts;
  /** Names from the first level on. */
  readonly category: readonly string[];
  /** "": it has none. */
  readonly brand: string;
  readonly options: readonly { readonly name: LanguageTexts; readonly values: readonly LanguageTexts[] }[];
  readonly images: readonly string[];
  /** Of single SKUs. */
  readonly skuImages: readonly string[];
}

const content: Decoder<ProductContent> = record((field) => ({
  name: field("name", languageTexts),
  tagline: field("tagline", languageTexts),
  description: field("description", languageTexts),
  category: field("category", list(text)),
  brand: field("brand", text),
  options: field(
    "options",
    list(record((option) => ({ name: option("name", languageTexts), values: option("values", list(languageTexts)) }))),
  ),
  images: field("images", images),
  skuImages: field("sku_images", images),
}));

/** A product that is not approved, as it was when it was last, and as it is now. */
export interface ProductToApprove {
  readonly id: number;
  readonly name: string;
  readonly shop: { readonly id: number; readonly name: string };
  readonly isListed: boolean;
  readonly isTakenDown: boolean;
  readonly approval: ProductApproval;
  /** Null: it has never been approved. */
  readonly approved: ProductContent | null;
  readonly now: ProductContent;
}

export const fetchProductToApprove = getCall("all_products/approval", {
  query: ({ id: productId }: { readonly id: number }) => ({ id: productId }),
  decode: record((field): ProductToApprove => ({
    id: field("id", id),
    name: field("name", text),
    shop: field(
      "shop",
      record((shop) => ({ id: shop("id", id), name: shop("name", text) })),
    ),
    isListed: field("is_on_shelf", flag),
    isTakenDown: field("is_taken_down", flag),
    approval: field("approval", productApproval),
    approved: field("approved", optional(content)),
    now: field("now", content),
  })),
});

export const productToApproveQuery = defineQuery(fetchProductToApprove, {
  key: "product-to-approve",
  freshMs: second,
  staleAfter: ["approval-decision", "takedown-change"],
});

export interface ApprovalOutcome {
  readonly approvedCount: number;
  /** Left as they are: they were changed, or decided about, since they were read. */
  readonly changedMeanwhile: readonly number[];
}

export const approveProducts = postCall("all_products/approve", {
  body: ({ products }: { readonly products: readonly SeenRevision[] }) => ({
    products: products.map((seen) => ({ ...seenBody(seen) })),
  }),
  decode: record((field): ApprovalOutcome => ({
    approvedCount: field("approved", count),
    changedMeanwhile: field("changed_meanwhile", list(id)),
  })),
});

export interface RefusedProduct {
  /** The product, and what was read of it. */
  readonly seen: SeenRevision;
  /** Its shop reads them. */
  readonly grounds: string;
}

export const refuseProduct = postCall("all_products/refuse", {
  body: ({ seen, grounds }: RefusedProduct) => ({ ...seenBody(seen), grounds }),
  decode: nothing,
});

/** Whether products of a shop wait for an operator: as the setting says, all that are new or changed, or none. */
export const shopApprovalRules = ["setting", "always", "never"] as const;
export type ShopApprovalRule = (typeof shopApprovalRules)[number];

export const setShopApprovalRule = postCall("shops/set_approval", {
  body: ({ id: shopId, rule }: { readonly id: number; readonly rule: ShopApprovalRule }) => ({ id: shopId, rule }),
  decode: nothing,
});
