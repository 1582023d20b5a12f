import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Reader } from "../../../platform/http/reader.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { shownOptions } from "../../../platform/store/option-values.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { reviewReports, shopReportReasons } from "../../../platform/store/schema/review-votes.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { moderate } from "../moderate.ts";
import { isShown } from "../review-filter.ts";
import { countToAnswer, findShopReviews, listNamed, type ShopReview } from "./find-shop-reviews.ts";

const maxAnswerLength = 500;
const maxReportLength = 300;
const maxWordsLength = 50;

/** `reviews/list` */
export async function handleShopReviews(context: ShopContext) {
  const { db, shopId, query } = context;
  const page = query.page();
  const [{ rows, total }, toAnswer] = await Promise.all([
    findShopReviews(db, shopId, {
      list: listNamed(query.text("list")),
      ids: query.ids("ids"),
      stars: [1, 2, 3, 4, 5].find((each) => each === query.integer("stars")) ?? null,
      words: query.text("words").slice(0, maxWordsLength),
      page,
    }),
    countToAnswer(db, shopId),
  ]);
  return { list: rows.map((row) => listed(row, context)), counts: { to_answer: toAnswer }, ...pageFields(page, total) };
}

/**
 * `reviews/answer`: everybody reads it. Another answer takes the place of the one before, which `was` is, where it is sent: one
 * that a colleague has given meanwhile stays.
 */
export async function handleAnswerReview({ db, shopId, agent, body, now }: ShopContext) {
  const reviewId = requiredId(body, "id");
  const answer = body.text("answer");
  if (answer === "") throw new DomainError("reviewAnswerNeeded", { field: "answer" });
  if (answer.length > maxAnswerLength) throw new DomainError("reviewAnswerTooLong", { field: "answer" });
  const was = body.has("was") ? body.text("was") : undefined;
  await retriedTransaction(db, async (tx) => {
    const { reply } = await ownReview(tx, shopId, reviewId);
    // An older desk does not say what it has replaced.
    if (was !== undefined && reply !== was && reply !== answer)
      throw new DomainError("reviewAnsweredMeanwhile", { field: "answer" });
    await moderate(tx, { reviewId, action: "answer", answer, actor: "shop", agentId: agent.id, now: now() });
  });
  return new Reply([], { key: "reviewAnswered" });
}

/** `reviews/report`: asks the platform to look at a review, once, with a reason; what is neither of the reasons is written. */
export async function handleReportReview({ db, shopId, agent, body, now }: ShopContext) {
  const reviewId = requiredId(body, "id");
  const reason = shopReportReasons.find((each) => each === body.text("reason"));
  if (reason === undefined) throw new DomainError("reviewReportReasonNeeded", { field: "reason" });
  const note = body.text("note");
  if (reason === "other" && note === "") throw new DomainError("reviewReportNoteNeeded", { field: "note" });
  if (note.length > maxReportLength) throw new DomainError("reviewReportNoteTooLong", { field: "note" });
  await retriedTransaction(db, async (tx) => {
    // It is locked until it is reported, so two colleagues at once report it once.
    await ownReview(tx, shopId, reviewId);
    const isReported = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.shopId, shopId));
    if ((await tx.$count(reviewReports, isReported)) > 0) throw new DomainError("reviewReportedBefore");
    await tx.insert(reviewReports).values({ reviewId, shopId, agentId: agent.id, reason, note, createdAt: now() });
  });
  return new Reply([], { key: "reviewReportedByShop" });
}

/** @throws {DomainError} unless readers see it at a product of the shop */
async function ownReview(db: Executor, shopId: number, reviewId: number): Promise<{ readonly reply: string }> {
  const [found] = await db
    .select({ reply: reviews.reply })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, reviewId), eq(products.shopId, shopId), isShown()))
    .for("no key update", { of: reviews });
  if (found === undefined) throw new DomainError("reviewGone", { notFound: true });
  return found;
}

function listed({ review, product, answerer, report }: ShopReview, { language, images }: Reader) {
  return {
    id: review.id,
    product: { id: review.productId, name: inLanguage(product, "name", language) },
    sku: shownOptions({ ...review, optionText: review.skuLabel, translations: {} }, language),
    nickname: shownNickname(review.nickname, language.wanted),
    stars: review.productStars,
    description_stars: review.descriptionStars,
    service_stars: review.serviceStars,
    delivery_stars: review.deliveryStars,
    body: review.body,
    images: review.images.map((path) => images.of(path)),
    follow_up: review.followUp,
    follow_up_images: review.followUpImages.map((path) => images.of(path)),
    helpful: review.helpfulCount,
    created_at: instant(review.createdAt),
    answer: review.reply,
    answered_at: instant(review.repliedAt),
    answered_by: answerer === null ? "" : inLanguage(answerer, "nickname", language),
    is_shown: review.isVisible,
    report:
      report === null
        ? null
        : {
            reason: report.reason,
            note: report.note,
            reported_at: instant(report.createdAt),
            outcome: report.outcome ?? "",
            decided_at: instant(report.closedAt),
          },
  };
}
