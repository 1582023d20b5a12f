import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { rateShops } from "./rate-shops.ts";
import type { Writing } from "./read-writing.ts";
import { replaceReviewImages } from "./review-images.ts";
import type { Review } from "./review-wire.ts";
import { languageOf } from "./text-language.ts";
import { changeableUntil, areSameImages, saysTheSame } from "./writing-rules.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** Whose review, which, and when. */
export interface OwnReview {
  readonly customerId: number;
  readonly reviewId: number;
  readonly now: Date;
}

/** Says something else. The same once more changes nothing. @throws {DomainError} when the time for it is over */
export async function changeReview(
  tx: Executor,
  { customerId, reviewId, now }: OwnReview,
  writing: Writing,
  language: Language | null,
): Promise<void> {
  const review = await lockOwnReview(tx, customerId, reviewId);
  if (!review.isVisible) throw new DomainError("reviewGone", { notFound: true });
  if (saysTheSame(review, writing)) return;
  if (changeableUntil(review) <= now) throw new DomainError("reviewUnchangeable");
  const { images, ...texts } = writing;
  const paths = await replaceReviewImages(tx, `review:${reviewId}`, { customerId, images });
  await tx
    .update(reviews)
    .set({ ...texts, images: paths, language: languageOf(texts.body, language), editedAt: now })
    .where(eq(reviews.id, reviewId));
  const [product] = await tx
    .select({ shopId: products.shopId })
    .from(products)
    .where(eq(products.id, review.productId));
  await rateShops(tx, product === undefined ? [] : [product.shopId]);
}

/** Adds something, once. The same once more changes nothing. @throws {DomainError} when something was added before */
export async function followUpReview(
  tx: Executor,
  { customerId, reviewId, now }: OwnReview,
  { body, images }: Pick<Writing, "body" | "images">,
): Promise<void> {
  const review = await lockOwnReview(tx, customerId, reviewId);
  if (!review.isVisible) throw new DomainError("reviewGone", { notFound: true });
  if (review.followedUpAt !== null) {
    if (review.followUp === body && areSameImages(review.followUpImages, images)) return;
    throw new DomainError("reviewFollowedUp");
  }
  const paths = await replaceReviewImages(tx, `review_follow_up:${reviewId}`, { customerId, images });
  await tx
    .update(reviews)
    .set({ followUp: body, followUpImages: paths, followedUpAt: now })
    .where(eq(reviews.id, reviewId));
}

/**
 * Nobody reads it any more, and what it said is gone. Its stars go on counting for averages, as the contract has it for
 * deleted reviews, and what was bought is not reviewed again: otherwise a rating could be given as often as one likes.
 */
export async function removeReview(tx: Executor, { customerId, reviewId, now }: OwnReview): Promise<void> {
  const [own] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.customerId, customerId)))
    .for("no key update");
  if (own === undefined) throw new DomainError("reviewGone", { notFound: true });
  if (own.deletedAt !== null) return;
  await releaseUploads(tx, `review:${reviewId}`);
  await releaseUploads(tx, `review_follow_up:${reviewId}`);
  await tx
    .update(reviews)
    .set({ deletedAt: now, body: "", images: [], followUp: "", followUpImages: [] })
    .where(eq(reviews.id, reviewId));
}

/** @throws {DomainError} where the customer has none like it */
async function lockOwnReview(tx: Executor, customerId: number, reviewId: number): Promise<Review> {
  const found = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.customerId, customerId), isNull(reviews.deletedAt)))
    .for("no key update");
  if (found.length === 0) throw new DomainError("reviewGone", { notFound: true });
  return singleRow(found);
}
