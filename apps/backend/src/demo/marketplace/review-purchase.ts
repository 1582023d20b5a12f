import type { DemoReview } from "@plaza/demo-marketplace";
import { publishReview } from "../../catalogue/reviews/publish-review.ts";
import type { Executor } from "../../platform/store/database.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq } from "../../platform/store/sql.ts";

const oneDay = 24 * 60 * 60 * 1000;

export interface ReviewedPurchase {
  readonly customerId: number;
  readonly lineId: number;
  readonly receivedAt: Date;
}

/** What a customer of the demo says of something, and what became of that. */
export async function reviewPurchase(
  db: Executor,
  { customerId, lineId, receivedAt }: ReviewedPurchase,
  { stars, text, reply, followUp }: DemoReview,
): Promise<void> {
  const after = (days: number): Date => new Date(receivedAt.getTime() + days * oneDay);
  const ratings = { productStars: stars, descriptionStars: stars, serviceStars: 5, deliveryStars: 5 };
  const writing = { ...ratings, body: text, images: [] };
  await publishReview(db, { customerId, lineId, writing, language: "zh", isRepeatable: false, now: after(1) });
  await db
    .update(reviews)
    .set({
      ...(reply !== undefined && { reply, repliedAt: after(1.5) }),
      ...(followUp !== undefined && { followUp, followedUpAt: after(15) }),
    })
    .where(eq(reviews.orderLineId, lineId));
}
