import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { products, productTexts } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, not, type SQL, sql, getTableColumns } from "../../platform/store/sql.ts";
import { chosen, orderedBy, type ReviewChoice, type ReviewOrder } from "./review-choice.ts";
import { isForeign, isShown } from "./review-filter.ts";
import { isOfProduct, productsOfArticle, type ReviewedProduct } from "./reviewed-products.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** A review with its author's name and image as they are now, for queries that join the customers; where nobody is known, as it says. */
export const reviewWithAuthor = {
  ...getTableColumns(reviews),
  nickname: sql<string>`coalesce(${customers.nickname}, ${reviews.nickname})`,
  avatar: sql<string | null>`coalesce(${customers.avatar}, ${reviews.avatar})`,
};

export interface WantedReviews extends ReviewedProduct {
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

/**
 * An index has the order of one product's reviews. Of an article's, the page is among the first so many of each of its
 * products, so that these are read from the index and sorted, instead of all that there are; and only their keys, so that
 * a late page costs no more than its own reviews and those keys.
 */
export function reviewsQuery(
  db: Executor,
  { choice, order, productId, pooled = false }: WantedReviews,
  more: SQL | undefined,
  { size, offset }: Window,
) {
  const wanted = and(isShown(), chosen(choice), more);
  const ordered = sql.join([...orderedBy(order)], sql`, `);
  // The keys of each product's are called as their table, so that the order can be asked of them, too.
  const pageOfArticle = sql`${reviews.id} in (
    select ${reviews.id} from (${productsOfArticle(productId)}) as product(id) cross join lateral (
      select ${reviews.id}, ${reviews.helpfulCount}, ${reviews.productStars} from ${reviews}
      where ${reviews.productId} = product.id and ${wanted}
      order by ${ordered} limit ${offset + size}) as ${reviews}
    order by ${ordered} limit ${size} offset ${offset})`;
  return db
    .select({ review: reviewWithAuthor, product: productTexts, shop: shops })
    .from(reviews)
    .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .where(pooled ? pageOfArticle : and(isOfProduct({ productId }), wanted))
    .orderBy(...orderedBy(order))
    .limit(size)
    .offset(pooled ? 0 : offset);
}

async function countReviews(db: Executor, { choice, ...of }: WantedReviews, isOwn: SQL = sql`true`) {
  const rows = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      own: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
    })
    .from(reviews)
    .where(and(isOfProduct(of), isShown(), chosen(choice)));
  return singleRow(rows);
}
