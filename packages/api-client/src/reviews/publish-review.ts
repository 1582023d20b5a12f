import { postCall } from "../call.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency-header.ts";
import { nothing } from "../wire/scalars.ts";
import { type ReviewWriting, writingBody } from "./review-writing.ts";

export interface NewReview extends ReviewWriting, Repeatable {
  /** What was bought. */
  readonly lineId: number;
}

/** Everybody reads it at once. A line is reviewed once. */
export const publishReview = postCall("goods_comment/addGoodsComment", {
  body: ({ lineId, ...writing }: NewReview) => ({ order_goods_id: lineId, ...writingBody(writing) }),
  headers: idempotencyHeader,
  decode: nothing,
});
