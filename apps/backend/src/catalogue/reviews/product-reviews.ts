import type { Reader } from "../../platform/http/reader.ts";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, desc, eq, sql } from "../../platform/store/sql.ts";
import { percent } from "./percent.ts";
import { reviewWithAuthor } from "./review-author.ts";
import { good, isShown } from "./review-filter.ts";
import { type Review, reviewWire } from "./review-wire.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";

/** What a product's page says of its reviews. */
export interface ProductReviews {
  /** Of those that are shown. */
  readonly count: number;
  readonly good: number;
  /** Stars of all, hidden and deleted ones too, two decimals; 0 without any. */
  readonly average: number;
  readonly newest: Review | null;
}

export async function productReviews(db: Executor, productId: number): Promise<ProductReviews> {
  const [[counted], [newest]] = await Promise.all([countedReviews(db, { productId }), newestReview(db, { productId })]);
  return { count: 0, good: 0, average: 0, ...counted, newest: newest ?? null };
}

const ofProduct = eq(reviews.productId, sql.placeholder("productId"));

const countedReviews = prepared((db) =>
  db
    .select({
      count: sql`count(*) filter (where ${isShown()})`.mapWith(Number),
      good: sql`count(*) filter (where ${and(isShown(), good)})`.mapWith(Number),
      average: sql`coalesce(round(avg(${reviews.productStars}), 2), 0)`.mapWith(Number),
    })
    .from(reviews)
    .where(ofProduct)
    .prepare("product_reviews"),
);

const newestReview = prepared((db) =>
  db
    .select(reviewWithAuthor)
    .from(reviews)
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .where(and(ofProduct, isShown()))
    .orderBy(desc(reviews.id))
    .limit(1)
    .prepare("newest_review"),
);

/** `comment` in a product's detail. */
export function productReviewsWire(summary: ProductReviews, productName: string, reader: Reader) {
  return {
    percent: percent(summary.good, summary.count),
    goods_comment: summary.average,
    one: summary.newest === null ? [] : reviewWire(summary.newest, productName, reader),
    // Ours.
    count: summary.count,
  };
}
