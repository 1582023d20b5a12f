import { and, desc, eq } from "drizzle-orm";
import type { CallContext } from "../http/call.ts";
import { productTexts } from "../store/schema/catalog.ts";
import { inLanguage } from "../store/language.ts";
import { requiredId } from "../http/required-id.ts";
import { pageFacts } from "../wire/page.ts";
import { isForeign, isShown, reviewTabs } from "./review-filter.ts";
import { reviewListItem } from "./review-wire.ts";
import { reviews } from "../store/schema/reviews.ts";

/**
 * `goods_comment/lists`, newest first; an unknown tab is that of all reviews. A caller that names a language gets those
 * in other languages after all others.
 */
export async function handleReviews(context: CallContext) {
  const { db, query, language, namedLanguage } = context;
  const productId = requiredId(query, "goods_id");
  const page = query.page();
  const tab = reviewTabs.find(({ id }) => id === query.integer("type")) ?? reviewTabs[0];
  const condition = and(eq(reviews.productId, productId), isShown(), tab.condition);
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, product: productTexts })
      .from(reviews)
      .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
      .where(condition)
      .orderBy(...(namedLanguage === null ? [] : [isForeign(namedLanguage)]), desc(reviews.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(reviews, condition),
  ]);
  return {
    lists: rows.map(({ review, product }) => reviewListItem(review, inLanguage(product, "name", language), context)),
    ...pageFacts(page, total),
  };
}
