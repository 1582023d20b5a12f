import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { page, type Page } from "../wire/page.ts";
import { id, optionalId, requiredCount, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { countsBeside, type ReviewCounts } from "./review-overview.ts";

/** Something that was bought and can be reviewed. */
export interface PendingLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  readonly optionText: string | null;
  readonly quantity: number;
  /** Fen. */
  readonly unitPrice: number;
}

export interface ReviewedShop {
  /** Null where the platform does not say. */
  readonly id: number | null;
  readonly name: string;
  readonly selfOperated: boolean;
}

export interface PendingOrder {
  readonly id: number;
  readonly number: string;
  /** Epoch milliseconds. */
  readonly orderedAt: number | null;
  readonly shop: ReviewedShop | null;
  readonly lines: readonly PendingLine[];
}

export interface PendingReviews extends Page<PendingOrder> {
  readonly counts: ReviewCounts | null;
}

export interface OwnReviewsParams {
  readonly page: number;
  readonly pageSize: number;
}

interface BoughtSku {
  readonly image: string | null;
  readonly optionText: string | null;
}

/** Null where the SKU is gone. */
export const boughtSku: Decoder<BoughtSku | null> = optional(
  record((field) => ({ image: field("image", image), optionText: optionText(field, "spec_value_str") })),
);

const line: Decoder<PendingLine> = record((field) => {
  const sku = field("goods_item", boughtSku);
  return {
    id: field("id", id),
    productId: field("goods_id", id),
    skuId: field("item_id", id),
    name: field("goods_name", text),
    image: sku?.image ?? null,
    optionText: sku?.optionText ?? null,
    quantity: field("goods_num", requiredCount),
    unitPrice: field("goods_price", money),
  };
});

export const reviewedShop: Decoder<ReviewedShop> = record((field) => ({
  id: field("id", optionalId),
  name: field("name", text),
  selfOperated: field("type", text) === "1",
}));

const order: Decoder<PendingOrder> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  orderedAt: field("create_time", time),
  shop: field("shop", optional(reviewedShop)),
  lines: field("order_goods_un_comment", list(line)),
}));

const orders = page(order);

/** The customer's own, by order: what can be reviewed. */
export const fetchPendingReviews = getCall("goods_comment/getUnCommentOrder", {
  query: (params: OwnReviewsParams) => ({ page_no: params.page, page_size: params.pageSize }),
  decode: (value, context): PendingReviews => ({ ...orders(value, context), counts: countsBeside(value, context) }),
});

export const pendingReviewsQuery = defineQuery(fetchPendingReviews, {
  key: "pending-reviews",
  freshMs: 10 * second,
  staleAfter: ["review-change", "after-sales-change", "order-change"],
});
