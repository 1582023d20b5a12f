import type { Executor } from "../../platform/store/database.ts";
import { reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, asc, desc, eq, gt, ne, notInArray } from "../../platform/store/sql.ts";
import { insertRows } from "./insert-rows.ts";

const oneDay = 24 * 60 * 60 * 1000;
const votesOfEach = 24;

/** What the demo's customers have found helpful, and the one review that the last of them has reported. */
export async function seedReviewVotes(db: Executor, customerIds: readonly number[], today: Date): Promise<void> {
  const yesterday = new Date(today.getTime() - oneDay);
  const helpful = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(gt(reviews.helpfulCount, 0))
    .orderBy(desc(reviews.helpfulCount), asc(reviews.id))
    .limit(votesOfEach);
  await insertRows(
    db,
    reviewVotes,
    customerIds.flatMap((customerId) => helpful.map(({ id }) => ({ customerId, reviewId: id, createdAt: yesterday }))),
  );
  const reporter = customerIds.at(-1);
  const [worst] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.productStars, 1),
        ne(reviews.body, ""),
        notInArray(
          reviews.id,
          helpful.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(1);
  if (reporter === undefined || worst === undefined) return;
  await db
    .insert(reviewReports)
    .values({ reviewId: worst.id, customerId: reporter, reason: "untrue", createdAt: yesterday });
}
