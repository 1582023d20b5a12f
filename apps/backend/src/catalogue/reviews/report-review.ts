import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import type { Database } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { type ReportReason, reviewReports } from "../../platform/store/schema/review-votes.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { lockOthersReview } from "./shown-review.ts";

export interface Report {
  readonly customerId: number;
  readonly reviewId: number;
  readonly reason: ReportReason;
  readonly now: Date;
}

const reportsAnHour = 20;

/**
 * Tells the operators of a review. Whoever has told them of it before tells them nothing new.
 *
 * @throws {DomainError} where nobody can read the review, the customer has written it, or has told of many others
 */
export async function reportReview(db: Database, { customerId, reviewId, reason, now }: Report): Promise<void> {
  await retriedTransaction(db, async (tx) => {
    await lockOthersReview(tx, customerId, reviewId);
    const isReported = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.customerId, customerId));
    if ((await tx.$count(reviewReports, isReported)) > 0) return;
    await countTry(tx, [{ key: `review-report:customer:${customerId}`, tries: reportsAnHour, minutes: 60 }], now);
    await tx.insert(reviewReports).values({ reviewId, customerId, reason, createdAt: now }).onConflictDoNothing();
  });
}
