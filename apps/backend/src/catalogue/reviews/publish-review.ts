import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type Language, languages } from "../../platform/store/language.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq } from "../../platform/store/sql.ts";
import { lockBought } from "./find-bought.ts";
import { rateShops } from "./rate-shops.ts";
import type { Writing } from "./read-writing.ts";
import { replaceReviewImages } from "./review-images.ts";
import { languageOf } from "./text-language.ts";
import { objectionToReview, saysTheSame } from "./writing-rules.ts";
import { singleRow } from "../../platform/store/rows.ts";

export interface NewReview {
  readonly customerId: number;
  readonly lineId: number;
  readonly writing: Writing;
  /** What its writer reads the shop in; null: it is not known. */
  readonly language: Language | null;
  /** The client repeats what it has no answer to, and says so by a key. */
  readonly isRepeatable: boolean;
  readonly now: Date;
}

/** Everybody reads it at once. @throws {DomainError} when the line cannot be reviewed, or not any more */
export async function publishReview(tx: Executor, review: NewReview): Promise<void> {
  const { customerId, lineId, writing, now } = review;
  const bought = await lockBought(tx, customerId, lineId);
  // The contract's words for what is unknown, too.
  if (bought === null) throw new DomainError("reviewRepeated", { notFound: true });
  const { line, product } = bought;
  const objection = objectionToReview(bought);
  if (objection !== null) {
    if (objection === "reviewRepeated" && review.isRepeatable && (await isWritten(tx, review))) return;
    throw new DomainError(objection);
  }
  const { images, ...texts } = writing;
  const { nickname } = singleRow(
    await tx.select({ nickname: customers.nickname }).from(customers).where(eq(customers.id, customerId)),
  );
  const { id } = singleRow(
    await tx
      .insert(reviews)
      .values({
        ...texts,
        productId: line.productId,
        customerId,
        orderLineId: line.id,
        nickname,
        ...labelOf(line),
        language: languageOf(texts.body, review.language),
        createdAt: now,
      })
      .returning({ id: reviews.id }),
  );
  if (images.length > 0) {
    const paths = await replaceReviewImages(tx, `review:${id}`, { customerId, images });
    await tx.update(reviews).set({ images: paths }).where(eq(reviews.id, id));
  }
  await tx.update(orderLines).set({ isReviewed: true }).where(eq(orderLines.id, line.id));
  await rateShops(tx, [product.shopId]);
}

async function isWritten(tx: Executor, { lineId, customerId, writing }: NewReview): Promise<boolean> {
  const [written] = await tx.select().from(reviews).where(eq(reviews.orderLineId, lineId));
  return written?.customerId === customerId && written.deletedAt === null && saysTheSame(written, writing);
}

function labelOf({ optionText, optionValues, translations }: typeof orderLines.$inferSelect) {
  const translated = languages.flatMap((language) => {
    const text = translations[language]?.optionText;
    return text === undefined ? [] : [[language, { skuLabel: text }] as const];
  });
  return { skuLabel: optionText, optionValues, translations: Object.fromEntries(translated) };
}
