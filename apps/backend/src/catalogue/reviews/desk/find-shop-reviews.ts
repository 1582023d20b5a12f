import type { Page } from "../../../platform/http/query.ts";
import { agentName } from "../../../platform/store/agent-name.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { products, productTexts } from "../../../platform/store/schema/catalog.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { and, count, desc, eq, inArray, lte, ne, type SQL } from "../../../platform/store/sql.ts";
import { isShown } from "../review-filter.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** The lists of reviews of a shop's products. */
const lists = {
  to_answer: and(eq(reviews.reply, ""), ne(reviews.body, "")),
  low: lte(reviews.productStars, 2),
  answered: ne(reviews.reply, ""),
  all: undefined,
} as const satisfies Readonly<Record<string, SQL | undefined>>;

type ListName = keyof typeof lists;

/** All of them for a name that is none. */
export function listNamed(name: string): ListName {
  return Object.hasOwn(lists, name) ? (name as ListName) : "all";
}

export type ShopReview = Awaited<ReturnType<typeof findShopReviews>>["rows"][number];

/** What readers see of a shop's products, the newest first; of certain ones, wherever they stand in the list. */
export async function findShopReviews(
  db: Executor,
  shopId: number,
  { list, ids, page }: { readonly list: ListName; readonly ids: readonly number[]; readonly page: Page },
) {
  const certain = ids.length === 0 ? undefined : inArray(reviews.id, [...ids]);
  const which = and(eq(products.shopId, shopId), isShown(), lists[list], certain);
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, product: productTexts, answerer: agentName })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
      .leftJoin(agents, eq(agents.id, reviews.repliedBy))
      .where(which)
      .orderBy(desc(reviews.id))
      .limit(page.size)
      .offset(page.offset),
    countOf(db, which),
  ]);
  return { rows, total };
}

/** How many reviews with a text have no answer yet. */
export async function countToAnswer(db: Executor, shopId: number): Promise<number> {
  return countOf(db, and(eq(products.shopId, shopId), isShown(), lists.to_answer));
}

async function countOf(db: Executor, which: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(which);
  return singleRow(rows).total;
}
