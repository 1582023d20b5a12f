import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { type Named, named } from "../wire/id-name.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, text } from "../wire/scalars.ts";

/** A review that readers have reported. */
export interface ReportedReview {
  readonly id: number;
  readonly product: Named;
  /** Readers see it. */
  readonly isShown: boolean;
  readonly nickname: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly body: string;
  readonly reportCount: number;
  /** In the words of whoever keeps them: `spam`, `untrue`. */
  readonly reasons: readonly string[];
  /** What the shop of the product says of it; null: nothing. */
  readonly byShop: { readonly shop: Named; readonly reason: string; readonly note: string } | null;
  /** Of the first report, as epoch milliseconds. */
  readonly since: number;
}

const review: Decoder<ReportedReview> = record((field) => ({
  id: field("id", id),
  product: field("product", named),
  isShown: field("is_shown", flag),
  nickname: field("nickname", text),
  stars: field("stars", count),
  body: field("body", text),
  reportCount: field("reports", count),
  reasons: field("reasons", list(text)),
  byShop: field(
    "by_shop",
    optional(record((by) => ({ shop: by("shop", named), reason: by("reason", text), note: by("note", text) }))),
  ),
  since: field("since", requiredInstant),
}));

export interface ReportedReviewsParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const reviewPage = page(review);

export const fetchReportedReviews = getCall("reported_reviews/list", {
  query: ({ page: number, pageSize }: ReportedReviewsParams) => ({ page_no: number, page_size: pageSize }),
  decode: (value, context): Page<ReportedReview> => reviewPage(value, context),
});

export const reportedReviewsQuery = defineQuery(fetchReportedReviews, {
  key: "reported-reviews",
  freshMs: 5 * second,
  staleAfter: ["reported-review-decision"],
});

export interface ReportDecision {
  readonly id: number;
  /** `hide` and `keep` close the reports, `show` takes a hiding back. */
  readonly decision: "hide" | "keep" | "show";
}

export const decideReportedReview = postCall("reported_reviews/decide", {
  body: ({ id: reviewId, decision }: ReportDecision) => ({ id: reviewId, decision }),
  decode: nothing,
});
