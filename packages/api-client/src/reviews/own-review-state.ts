import { getCall } from "../call.ts";
import { list, record } from "../wire/decode.ts";
import { id } from "../wire/scalars.ts";

/** What a customer has to do with the reviews of a product, by their ids. */
export interface OwnReviewState {
  /** Found helpful. */
  readonly voted: readonly number[];
  readonly reported: readonly number[];
  readonly written: readonly number[];
}

/** An extension: only where the site configuration announces `review_votes`. */
export const fetchOwnReviewState = getCall("goods_comment/mine", {
  query: (productId: number) => ({ goods_id: productId, article: 1 }),
  decode: record((field): OwnReviewState => ({
    voted: field("voted", list(id)),
    reported: field("reported", list(id)),
    written: field("written", list(id)),
  })),
});
