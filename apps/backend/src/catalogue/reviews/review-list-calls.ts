import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { readReviews } from "./read-reviews.ts";
import { reviewChoice, reviewOrder } from "./review-choice.ts";
import { reviewListItem } from "./review-wire.ts";
import { reviewedProduct, isOfProduct, type ReviewedProduct } from "./reviewed-products.ts";
import { assertDefined, singleRow } from "../../platform/store/rows.ts";
import type { Executor } from "../../platform/store/database.ts";
import { and, sql } from "../../platform/store/sql.ts";
import { percent } from "./product-reviews.ts";
import { isShown, reviewTabs } from "./review-filter.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";

/**
 * `goods_comment/lists`, newest first; an unknown tab is that of all reviews. A caller that names a language gets those
 * in other languages after all others. `stars`, `with_text`, `own_language` and `sort` are ours; so is
 * `article`, with which those of the article at other merchants are among them, each with its shop.
 */
export async function handleReviews(context: CallContext) {
  const { db, query, language, namedLanguage } = context;
  const productId = requiredId(query, "goods_id");
  const page = query.page();
  const isPooled = query.flag("article") === true;
  const wanted = {
    ...reviewedProduct(context, productId),
    choice: reviewChoice(context),
    order: reviewOrder(context),
    first: namedLanguage,
  };
  const { rows, total } = await readReviews(db, wanted, page);
  return {
    lists: rows.map(({ review, product, shop }) => ({
      ...reviewListItem(review, inLanguage(product, "name", language), context),
      ...(isPooled
        ? { goods_id: review.productId, shop_id: shop.id, shop_name: inLanguage(shop, "name", language) }
        : {}),
    })),
    ...pageFields(page, total),
  };
}

/** `goods_comment/category`: how many reviews each tab holds. */
export async function handleReviewTabs(context: CallContext) {
  const { db, query } = context;
  const counts = await countByTab(db, reviewedProduct(context, requiredId(query, "goods_id")));
  const all = assertDefined(counts[0], "count of all reviews");
  const good = assertDefined(counts[2], "count of good reviews");
  return {
    percent: percent(good, all),
    comment: reviewTabs.map(({ id, name }) => ({
      id,
      name,
      count: assertDefined(counts[id], `count of reviews in tab ${id}`),
    })),
  };
}

/** By the tab's number. */
async function countByTab(db: Executor, product: ReviewedProduct): Promise<readonly number[]> {
  const counted = sql.join(
    reviewTabs.map(({ condition }) => sql`count(*) filter (where ${condition})::integer`),
    sql`, `,
  );
  const rows = await db
    .select({ counts: sql<number[]>`array[${counted}]` })
    .from(reviews)
    .where(and(isOfProduct(product), isShown()));
  return singleRow(rows).counts;
}
