import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, ne, sql } from "../../platform/store/sql.ts";
import { percent } from "./percent.ts";
import { good, isShown } from "./review-filter.ts";
import { isOfProduct } from "./reviewed-products.ts";

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
