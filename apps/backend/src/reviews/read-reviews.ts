import type { Executor } from "../store/database.ts";
import type { Language } from "../store/language.ts";
import { onlyRow } from "../store/only-row.ts";
import { productTexts } from "../store/schema/catalog.ts";
import { customers } from "../store/schema/customers.ts";
import { reviews } from "../store/schema/reviews.ts";
import { and, eq, not, type SQL, sql } from "../store/sql.ts";
import { chosen, orderedBy, type ReviewChoice, type ReviewOrder } from "./review-choice.ts";
import { reviewWithAuthor } from "./review-author.ts";
import { isForeign, isShown } from "./review-filter.ts";

export interface WantedReviews {
  readonly productId: number;
  readonly choice: ReviewChoice;
  readonly order: ReviewOrder;
  /** Reviews in others come after all that are in this one; null: no language comes first. */
  readonly first: Language | null;
}

export interface Window {
  readonly size: number;
  readonly offset: number;
}

/**
 * A page of a product's reviews. Those in other languages are read apart from the reader's own, so that an index serves
 * the order of either, instead of sorting all that there are.
 */
export async function readReviews(db: Executor, wanted: WantedReviews, { size, offset }: Window) {
  const { first } = wanted;
  const isOwn = first === null ? undefined : not(isForeign(first));
  const [own, counts] = await Promise.all([
    reviewsQuery(db, wanted, isOwn, { size, offset }),
    countReviews(db, wanted, isOwn),
  ]);
  const missing = size - own.length;
  const foreignFrom = Math.max(0, offset - counts.own);
  if (first === null || missing === 0 || foreignFrom >= counts.total - counts.own)
    return { rows: own, total: counts.total };
  const foreign = await reviewsQuery(db, wanted, isForeign(first), { size: missing, offset: foreignFrom });
  return { rows: [...own, ...foreign], total: counts.total };
}

export function reviewsQuery(
  db: Executor,
  { productId, choice, order }: WantedReviews,
  more: SQL | undefined,
  { size, offset }: Window,
) {
  return db
    .select({ review: reviewWithAuthor, product: productTexts })
    .from(reviews)
    .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .where(and(eq(reviews.productId, productId), isShown(), chosen(choice), more))
    .orderBy(...orderedBy(order))
    .limit(size)
    .offset(offset);
}

async function countReviews(db: Executor, { productId, choice }: WantedReviews, isOwn: SQL = sql`true`) {
  const rows = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      own: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
    })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isShown(), chosen(choice)));
  return onlyRow(rows);
}
