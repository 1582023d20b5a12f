import type { Database } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { lockOthersReview } from "./shown-review.ts";
import { singleRow } from "../../platform/store/rows.ts";

export interface Vote {
  readonly customerId: number;
  readonly reviewId: number;
  /** The wanted state: whoever says it again changes nothing. */
  readonly isHelpful: boolean;
  readonly now: Date;
}

/**
 * Says that a review has helped, or takes that back.
 *
 * @returns how many it has helped now
 * @throws {DomainError} where nobody can read the review, or the customer has written it
 */
export async function vote(db: Database, { customerId, reviewId, isHelpful, now }: Vote): Promise<number> {
  return retriedTransaction(db, async (tx) => {
    await lockOthersReview(tx, customerId, reviewId);
    if (isHelpful) await tx.insert(reviewVotes).values({ customerId, reviewId, createdAt: now }).onConflictDoNothing();
    else {
      await tx
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.customerId, customerId), eq(reviewVotes.reviewId, reviewId)));
    }
    const counted = await tx.select({ count: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, reviewId));
    return singleRow(counted).count;
  });
}
