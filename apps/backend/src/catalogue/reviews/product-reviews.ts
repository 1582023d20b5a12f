import type { Reader } from "../../platform/http/reader.ts";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, desc, eq, sql, ne } from "../../platform/store/sql.ts";
import { reviewWithAuthor } from "./read-reviews.ts";
import { good, isShown } from "./review-filter.ts";
import { type Review, reviewWire } from "./review-wire.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { isOfProduct } from "./reviewed-products.ts";

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

/** A share as the wire writes it, `"66.67%"`; it is 100 % where there is nothing to share. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.round((part / whole) * 10_000) / 100}%`;
}

/** What is said of an article's reviews at all of its merchants; null where the product has no others than its own. */
export async function articleReviews(db: Executor, productId: number) {
  const [row] = await db
    .select({
      count: sql`count(*) filter (where ${isShown()})`.mapWith(Number),
      good: sql`count(*) filter (where ${and(isShown(), good)})`.mapWith(Number),
      average: sql`coalesce(round(avg(${reviews.productStars}), 2), 0)`.mapWith(Number),
      shops: sql`count(distinct ${products.shopId})`.mapWith(Number),
      others: sql`count(*) filter (where ${ne(reviews.productId, productId)})`.mapWith(Number),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isOfProduct({ productId, pooled: true }));
  return row === undefined || row.others === 0 ? null : row;
}

/** `article_comment` in a product's detail, ours: as `comment`, which stays the product's own. */
export function articleReviewsWire(summary: Awaited<ReturnType<typeof articleReviews>>) {
  if (summary === null) return {};
  const { count, average, shops } = summary;
  return { article_comment: { percent: percent(summary.good, count), goods_comment: average, count, shops } };
}
