import { assertDefined, singleRow } from "../../platform/store/rows.ts";
import type { CallContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { and, sql } from "../../platform/store/sql.ts";
import { percent } from "./percent.ts";
import { isShown, reviewTabs } from "./review-filter.ts";
import { isOfProduct, type ReviewedProduct, reviewedProduct } from "./reviewed-products.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";

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
