import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type ReviewAction, reviewEvents, reviewReports } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import type { Review } from "./review-wire.ts";
import { notify } from "../../platform/notices/notify.ts";
import { columnsOf, storedText } from "../../platform/store/language-texts.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";

export interface Moderation {
  readonly reviewId: number;
  readonly action: ReviewAction;
  /** The answer; "" for everything else. */
  readonly answer: string;
  /** A shop answers; all else is for operators. */
  readonly actor: "operator" | "shop";
  /** Who of the shop answers; null: nobody at the desk. */
  readonly agentId?: number | null;
  readonly now: Date;
}

/**
 * What operators and shops do to a review. Done again it changes nothing, and leaves no trace. Reports are closed by whoever hides
 * the review or keeps it. Ratings of shops count hidden ones as well, so they stay as they are.
 *
 * @returns whether anything has changed
 * @throws {DomainError} where there is no such review
 */
export async function moderate(
  tx: Executor,
  { reviewId, action, answer, actor, agentId = null, now }: Moderation,
): Promise<boolean> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), isNull(reviews.deletedAt)))
    .for("no key update");
  if (review === undefined) throw new DomainError("reviewGone", { notFound: true });
  const hasChanged = await change(tx, review, { action, answer, agentId, now });
  if (hasChanged) {
    await tx.insert(reviewEvents).values({ reviewId, action, actor, remark: answer, createdAt: now });
  }
  return hasChanged;
}

async function change(
  tx: Executor,
  review: Review,
  { action, answer, agentId = null, now }: Omit<Moderation, "reviewId" | "actor">,
): Promise<boolean> {
  switch (action) {
    case "hide": {
      const closed = await closeReports(tx, review.id, "hidden", now);
      return (await setShown(tx, review, false)) || closed;
    }
    case "show":
      return setShown(tx, review, true);
    case "keep":
      return closeReports(tx, review.id, "kept", now);
    case "answer": {
      if (review.reply === answer) return false;
      await tx
        .update(reviews)
        .set({ reply: answer, repliedAt: now, repliedBy: agentId })
        .where(eq(reviews.id, review.id));
      await notifyOfAnswer(tx, { ...review, reply: answer }, now);
      return true;
    }
    default:
      return action satisfies never;
  }
}

async function setShown(tx: Executor, review: Review, isVisible: boolean): Promise<boolean> {
  if (review.isVisible === isVisible) return false;
  await tx.update(reviews).set({ isVisible }).where(eq(reviews.id, review.id));
  return true;
}

async function closeReports(tx: Executor, reviewId: number, outcome: "hidden" | "kept", now: Date): Promise<boolean> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: now, outcome })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
  return closed.length > 0;
}

/** Tells the author of a review of the shop's first answer: a correction of it is nothing new. */
async function notifyOfAnswer(tx: Executor, review: Review, now: Date): Promise<void> {
  const { id, customerId, productId, reply, isVisible } = review;
  if (customerId === null || !isVisible) return;
  const [texts] = await tx.select().from(productTexts).where(eq(productTexts.productId, productId));
  const { name = "", translations = {} } = texts ?? {};
  await notify(
    tx,
    {
      customerId,
      // What was reviewed was bought: whoever wants no news of orders wants none of this either.
      kind: "order",
      about: { type: "product", id: productId },
      text: "noticeReviewAnswered",
      parameters: { name: columnsOf({ text: storedText({ name, translations }, "name") }), answer: reply },
      image: null,
      onceKey: `review_answered:${id}`,
    },
    now,
  );
}
