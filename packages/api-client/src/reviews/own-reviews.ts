import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { amountOrNull } from "../wire/money.ts";
import { page, type Page } from "../wire/page.ts";
import { flag, id, optionalId, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { boughtSku, type OwnReviewsParams, type ReviewedShop } from "./pending-reviews.ts";
import type { ReviewRatings } from "./review-writing.ts";
import { type FollowUp, stars } from "./reviews.ts";
import { countsBeside, type ReviewCounts } from "./review-overview.ts";

/** A picture of a review, and the path by which other calls name it. */
export interface ReviewPicture {
  readonly path: string;
  readonly url: string;
}

/** A review that the customer has written. */
export interface OwnReview {
  readonly id: number;
  /** The product's rating alone, 1 to 5. */
  readonly stars: number;
  /** Null where the platform does not say the others. */
  readonly ratings: ReviewRatings | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly text: string;
  readonly images: readonly ReviewPicture[];
  readonly product: { readonly id: number; readonly name: string; readonly image: string | null };
  readonly skuId: number | null;
  readonly optionText: string | null;
  /** Fen; null where the platform does not say. */
  readonly paid: number | null;
  readonly shop: ReviewedShop;
  readonly reply: string | null;
  readonly followUp: FollowUp | null;
  readonly isEdited: boolean;
  readonly canChange: boolean;
  readonly canFollowUp: boolean;
}

export interface OwnReviews extends Page<OwnReview> {
  readonly counts: ReviewCounts | null;
}

const product = record((field) => ({ id: field("id", id), name: field("name", text), image: field("image", image) }));
const paid = optional(record((field) => field("total_pay_price", amountOrNull)));
const urls: Decoder<readonly string[]> = (value, context) =>
  list(image)(value ?? [], context).filter((address) => address !== null);

const ownReview: Decoder<OwnReview> = record((field) => {
  const ofProduct = field("goods_comment", stars);
  const others = {
    description: field("description_comment", optional(stars)),
    service: field("service_comment", optional(stars)),
    delivery: field("express_comment", optional(stars)),
  };
  const { description, service, delivery } = others;
  const sku = field("goods_item", boughtSku);
  const added = { text: field("follow_up", text), images: field("follow_up_images", urls) };
  const of = field("goods", product);
  return {
    id: field("id", id),
    stars: ofProduct,
    ratings:
      description === null || service === null || delivery === null
        ? null
        : { product: ofProduct, description, service, delivery },
    createdAt: field("create_time", time),
    text: field("comment", text),
    // Calls name the platform's own by their path without its slash.
    images: field("goods_comment_image_arr", urls).map((url) => ({ url, path: url.replace(/^\//, "") })),
    product: { ...of, image: sku?.image ?? of.image },
    skuId: field("item_id", optionalId),
    optionText: sku?.optionText ?? null,
    paid: field("order_goods", paid),
    shop: { id: field("shop_id", optionalId), name: field("shop_name", text), selfOperated: false },
    reply: field("reply", optionalText),
    followUp: added.text === "" && added.images.length === 0 ? null : { ...added, at: field("follow_up_time", time) },
    isEdited: field("edited", flag),
    canChange: field("able_change", flag),
    canFollowUp: field("able_follow_up", flag),
  };
});

const reviews = page(ownReview);

/** The customer's own, newest first. */
export const fetchOwnReviews = getCall("goods_comment/getCommentOrder", {
  query: (params: OwnReviewsParams) => ({ page_no: params.page, page_size: params.pageSize }),
  decode: (value, context): OwnReviews => ({ ...reviews(value, context), counts: countsBeside(value, context) }),
});

export const ownReviewsQuery = defineQuery(fetchOwnReviews, {
  key: "own-reviews",
  freshMs: 10 * second,
  staleAfter: ["review-change"],
});
