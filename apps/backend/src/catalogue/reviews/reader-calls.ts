import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import {
  reportReasons,
  reviewReports,
  reviewVotes,
  type ReportReason,
} from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { isShown } from "./review-filter.ts";
import { isOfProduct } from "./reviewed-products.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { singleRow } from "../../platform/store/rows.ts";
import type { Review } from "./review-wire.ts";

/** More than anybody votes for at one product. */
const most = 1000;

/** `goods_comment/vote`, ours: brings a customer's vote for a review into the wanted state. */
export async function handleVote({ db, customer, body, now }: CustomerContext) {
  const reviewId = requiredId(body, "id");
  const isHelpful = body.flag("is_helpful");
  if (isHelpful === null) throw new DomainError("parameterWrong", { parameter: "is_helpful" });
  return { helpful_num: await vote(db, { customerId: customer.id, reviewId, isHelpful, now: now() }) };
}

/** `goods_comment/report`, ours: tells the operators of a review, once. */
export async function handleReport({ db, customer, body, now }: CustomerContext): Promise<readonly never[]> {
  const reviewId = requiredId(body, "id");
  const reason = reportReasons.find((each) => each === body.text("reason"));
  if (reason === undefined) throw new DomainError("parameterWrong", { parameter: "reason" });
  await reportReview(db, { customerId: customer.id, reviewId, reason, now: now() });
  return [];
}

/** `goods_comment/mine`, ours: what a customer has to do with the reviews of a product, by their ids. */
export async function handleOwnState({ db, customer, query }: CustomerContext) {
  const ofProduct = and(
    isOfProduct({ productId: requiredId(query, "goods_id"), pooled: query.flag("article") === true }),
    isShown(),
  );
  const [voted, reported, written] = await Promise.all([
    db
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .innerJoin(reviews, and(eq(reviews.id, reviewVotes.reviewId), ofProduct))
      .where(eq(reviewVotes.customerId, customer.id))
      .limit(most),
    db
      .select({ id: reviewReports.reviewId })
      .from(reviewReports)
      .innerJoin(reviews, and(eq(reviews.id, reviewReports.reviewId), ofProduct))
      .where(eq(reviewReports.customerId, customer.id))
      .limit(most),
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(ofProduct, eq(reviews.customerId, customer.id)))
      .limit(most),
  ]);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return { voted: ids(voted), reported: ids(reported), written: ids(written) };
}

interface Report {
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
async function reportReview(db: Database, { customerId, reviewId, reason, now }: Report): Promise<void> {
  await retriedTransaction(db, async (tx) => {
    await lockOthersReview(tx, customerId, reviewId);
    const isReported = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.customerId, customerId));
    if ((await tx.$count(reviewReports, isReported)) > 0) return;
    await countTry(tx, [{ key: `review-report:customer:${customerId}`, tries: reportsAnHour, minutes: 60 }], now);
    await tx.insert(reviewReports).values({ reviewId, customerId, reason, createdAt: now }).onConflictDoNothing();
  });
}

interface Vote {
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
async function vote(db: Database, { customerId, reviewId, isHelpful, now }: Vote): Promise<number> {
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

/**
 * A review that somebody else has written and everybody can read, for what readers do to it. It is locked until the
 * transaction ends: it can neither be hidden nor deleted meanwhile.
 *
 * @throws {DomainError} where there is none, or the customer has written it
 */
async function lockOthersReview(tx: Executor, customerId: number, reviewId: number): Promise<Review> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), isShown()))
    .for("no key update");
  if (review === undefined) throw new DomainError("readReviewGone", { notFound: true });
  if (review.customerId === customerId) throw new DomainError("ownReview");
  return review;
}
