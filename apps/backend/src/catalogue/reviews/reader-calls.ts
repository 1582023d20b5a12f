import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { reportReasons, reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { isShown } from "./review-filter.ts";
import { isOfProduct } from "./reviewed-products.ts";
import { reportReview } from "./report-review.ts";
import { vote } from "./vote.ts";

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
