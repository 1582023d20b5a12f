import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { flag, id, optionalId, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { boughtSku, reviewedShop, type ReviewedShop } from "./pending-reviews.ts";

/** What is about to be reviewed. */
export interface ReviewForm {
  readonly lineId: number;
  /** Null where the platform does not say. */
  readonly productId: number | null;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  readonly optionText: string | null;
  readonly quantity: number;
  /** Fen. */
  readonly unitPrice: number;
  readonly shop: ReviewedShop | null;
  readonly isReviewed: boolean;
  /** The platform's reason why it cannot be reviewed; null: it can, as far as is known. */
  readonly whyNot: string | null;
}

const reviewForm: Decoder<ReviewForm> = record((field) => {
  const sku = field("goods_item", boughtSku);
  const able = field("able_comment", (value, context) => value === undefined || flag(value, context));
  return {
    lineId: field("id", id),
    productId: field("goods_id", optionalId),
    skuId: field("item_id", id),
    name: field("goods_name", text),
    image: sku?.image ?? null,
    optionText: sku?.optionText ?? null,
    quantity: field("goods_num", requiredCount),
    unitPrice: field("goods_price", money),
    shop: field("shop", optional(reviewedShop)),
    isReviewed: field("is_comment", flag),
    whyNot: able ? null : field("desc", optionalText),
  };
});

export const fetchReviewForm = getCall("goods_comment/getCommentPage", {
  query: (lineId: number) => ({ order_goods_id: lineId }),
  decode: reviewForm,
});

export const reviewFormQuery = defineQuery(fetchReviewForm, {
  key: "review-form",
  freshMs: 10 * second,
  staleAfter: ["review-change", "after-sales-change", "order-change"],
});
