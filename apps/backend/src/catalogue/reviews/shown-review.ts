import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { isShown } from "./review-filter.ts";
import type { Review } from "./review-wire.ts";

/**
 * A review that somebody else has written and everybody can read, for what readers do to it. It is locked until the
 * transaction ends: it can neither be hidden nor deleted meanwhile.
 *
 * @throws {DomainError} where there is none, or the customer has written it
 */
export async function lockOthersReview(tx: Executor, customerId: number, reviewId: number): Promise<Review> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), isShown()))
    .for("no key update");
  if (review === undefined) throw new DomainError("readReviewGone", { notFound: true });
  if (review.customerId === customerId) throw new DomainError("ownReview");
  return review;
}
