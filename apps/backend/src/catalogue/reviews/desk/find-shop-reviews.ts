import type { Page } from "../../../platform/http/query.ts";
import { agentName } from "../../../platform/store/agent-name.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { products, productTexts } from "../../../platform/store/schema/catalog.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { reviewReports } from "../../../platform/store/schema/review-votes.ts";
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "../../../platform/store/sql.ts";
import { isShown } from "../review-filter.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** The lists of reviews of a shop's products. */
const lists = {
  to_answer: and(eq(reviews.reply, ""), ne(reviews.body, "")),
  low: lte(reviews.productStars, 2),
  answered: ne(reviews.reply, ""),
  /** Those that the shop has reported, also where the platform has hidden them for it. */
  reported: isNotNull(reviewReports.id),
  all: undefined,
} as const satisfies Readonly<Record<string, SQL | undefined>>;

type ListName = keyof typeof lists;

/** All of them for a name that is none. */
export function listNamed(name: string): ListName {
  return Object.hasOwn(lists, name) ? (name as ListName) : "all";
}

export type ShopReview = Awaited<ReturnType<typeof findShopReviews>>["rows"][number];

export interface WantedReviews {
  readonly list: ListName;
  /** Of these alone, wherever they stand in the list; empty: whichever. */
  readonly ids: readonly number[];
  /** With so many stars; null: with whatever. */
  readonly stars: number | null;
  /** A part of the product's name, or the beginning of the shop's number of it; "": whatever it is called. */
  readonly words: string;
  readonly page: Page;
}

/** What readers see of a shop's products, and what it has reported of them, the newest first. */
export async function findShopReviews(db: Executor, shopId: number, { list, ids, stars, words, page }: WantedReviews) {
  const which = and(
    eq(products.shopId, shopId),
    list === "reported" ? isNull(reviews.deletedAt) : isShown(),
    lists[list],
    ids.length === 0 ? undefined : inArray(reviews.id, [...ids]),
    stars === null ? undefined : eq(reviews.productStars, stars),
    isOfProductNamed(words),
  );
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, product: productTexts, answerer: agentName, report: reviewReports })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
      .leftJoin(agents, eq(agents.id, reviews.repliedBy))
      .leftJoin(reviewReports, isReportOf(shopId))
      .where(which)
      .orderBy(desc(reviews.id))
      .limit(page.size)
      .offset(page.offset),
    countOf(db, shopId, which),
  ]);
  return { rows, total };
}

/** How many reviews with a text have no answer yet. */
export async function countToAnswer(db: Executor, shopId: number): Promise<number> {
  return countOf(db, shopId, and(eq(products.shopId, shopId), isShown(), lists.to_answer));
}

function isReportOf(shopId: number): SQL | undefined {
  return and(eq(reviewReports.reviewId, reviews.id), eq(reviewReports.shopId, shopId));
}

function isOfProductNamed(words: string): SQL | undefined {
  if (words === "") return undefined;
  return or(
    sql`starts_with(lower(${products.ownNumber}), lower(${words}))`,
    sql`position(lower(${words}) in lower(${productTexts.name})) > 0`,
    sql`exists (
      select 1 from jsonb_each(${productTexts.translations}) as texts
      where position(lower(${words}) in lower(texts.value ->> 'name')) > 0
    )`,
  );
}

async function countOf(db: Executor, shopId: number, which: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
    .leftJoin(reviewReports, isReportOf(shopId))
    .where(which);
  return singleRow(rows).total;
}
