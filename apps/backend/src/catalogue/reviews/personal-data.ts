import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { reviewEvents, reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [reviews, reviewVotes, reviewReports, reviewEvents],
  export: async (tx, { id }, language) => {
    const written = await tx
      .select()
      .from(reviews)
      .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
      .where(eq(reviews.customerId, id))
      .orderBy(asc(reviews.id));
    const reported = await tx
      .select()
      .from(reviewReports)
      .where(eq(reviewReports.customerId, id))
      .orderBy(asc(reviewReports.id));
    const votes = await tx
      .select()
      .from(reviewVotes)
      .where(eq(reviewVotes.customerId, id))
      .orderBy(asc(reviewVotes.createdAt), asc(reviewVotes.reviewId));
    return {
      reviews: written.map(({ reviews: review, product_texts: text }) => ({
        productId: review.productId,
        product: inLanguage(text, "name", language),
        stars: {
          product: review.productStars,
          description: review.descriptionStars,
          service: review.serviceStars,
          delivery: review.deliveryStars,
        },
        text: review.body,
        answer: review.reply,
        followUp: review.followUp,
        writtenAt: review.createdAt,
        changedAt: review.editedAt,
        followedUpAt: review.followedUpAt,
        deletedAt: review.deletedAt,
      })),
      reports: reported.map(({ reviewId, reason, createdAt }) => ({ reviewId, reason, reportedAt: createdAt })),
      foundHelpful: votes.map(({ reviewId, createdAt }) => ({ reviewId, votedAt: createdAt })),
    };
  },
  // What was said of a product helps others and counts for its shop; who said it goes, and so do their pictures.
  erase: async (tx, { id }) => {
    await tx.delete(reviewVotes).where(eq(reviewVotes.customerId, id));
    await tx.update(reviewReports).set({ customerId: null }).where(eq(reviewReports.customerId, id));
    await tx
      .update(reviews)
      .set({ customerId: null, nickname: "", avatar: null, images: [], followUpImages: [] })
      .where(eq(reviews.customerId, id));
  },
};
