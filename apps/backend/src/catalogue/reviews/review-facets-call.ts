import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined, singleRow } from "../../platform/store/rows.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, not, type SQL, sql } from "../../platform/store/sql.ts";
import { conditionsOf, reviewChoice } from "./review-choice.ts";
import { hasText, isForeign, isShown, reviewTabs } from "./review-filter.ts";
import { isOfProduct, type ReviewedProduct, reviewedProduct } from "./reviewed-products.ts";

const maxStars = 5;

/**
 * `goods_comment/facets`, ours: how many reviews each filter would leave, given the others that are in force. What a filter
 * offers to choose from is counted without that filter itself.
 */
export async function handleReviewFacets(context: CallContext) {
  const { db, query, namedLanguage } = context;
  const product = reviewedProduct(context, requiredId(query, "goods_id"));
  // What "only of this shop" would leave is counted among all of the article.
  const article = { ...product, pooled: query.flag("article") === true };
  const { tab, stars, text, language } = conditionsOf(reviewChoice(context));
  const isOwn = namedLanguage === null ? sql`true` : not(isForeign(namedLanguage));
  const ofShop = eq(reviews.productId, product.productId);
  const [shopCounts, counts] = await Promise.all([
    article.pooled ? countEach(db, article, [and(tab, stars, text, language, ofShop)]) : [],
    countEach(db, product, [
      and(tab, stars, text, language),
      and(tab, stars, hasText, language),
      and(tab, stars, text, isOwn),
      ...Array.from({ length: maxStars }, (_, index) =>
        and(tab, eq(reviews.productStars, maxStars - index), text, language),
      ),
      ...reviewTabs.map(({ condition }) => and(condition, stars, text, language)),
    ]),
  ]);
  const countAt = (index: number) => assertDefined(counts[index], `count ${index}`);
  const firstStars = 3;
  const firstTab = firstStars + maxStars;
  return {
    count: countAt(0),
    with_text: countAt(1),
    own_language: countAt(2),
    ...(shopCounts[0] === undefined ? {} : { own_shop: shopCounts[0] }),
    stars: Array.from({ length: maxStars }, (_, index) => ({
      stars: maxStars - index,
      count: countAt(firstStars + index),
    })),
    comment: reviewTabs.map(({ id, name }, index) => ({ id, name, count: countAt(firstTab + index) })),
  };
}

/** All in one look at the product's reviews. */
async function countEach(
  db: Executor,
  product: ReviewedProduct,
  conditions: readonly (SQL | undefined)[],
): Promise<readonly number[]> {
  const counted = sql.join(
    conditions.map((condition = sql`true`) => sql`count(*) filter (where ${condition})::integer`),
    sql`, `,
  );
  const rows = await db
    .select({ counts: sql<number[]>`array[${counted}]` })
    .from(reviews)
    .where(and(isOfProduct(product), isShown()));
  return singleRow(rows).counts;
}
