import type { Executor } from "../../platform/store/database.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type ReportReason, reviewReports } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, asc, count, countDistinct, eq, inArray, isNull, max, min, sql } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

export interface ReportedReview {
  readonly id: number;
  readonly productId: number | null;
  readonly isVisible: boolean;
  readonly body: string | null;
  readonly stars: number | null;
  readonly nickname: string | null;
  readonly reports: number;
  readonly reasons: readonly ReportReason[];
  readonly since: Date | null;
}

/** The reviews that somebody has reported and nobody has decided about, the one that waits longest first. */
export async function findReported(
  db: Executor,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<readonly ReportedReview[]> {
  return db
    .select({
      id: reviews.id,
      productId: max(reviews.productId),
      isVisible: sql<boolean>`bool_and(${reviews.isVisible})`,
      body: max(reviews.body),
      stars: max(reviews.productStars),
      nickname: max(reviews.nickname),
      reports: count(),
      reasons: sql<ReportReason[]>`array_agg(distinct ${reviewReports.reason} order by ${reviewReports.reason})`,
      since: min(reviewReports.createdAt),
    })
    .from(reviewReports)
    .innerJoin(reviews, and(eq(reviews.id, reviewReports.reviewId), isNull(reviews.deletedAt)))
    .where(isNull(reviewReports.closedAt))
    .groupBy(reviews.id)
    .orderBy(asc(min(reviewReports.createdAt)), asc(reviews.id))
    .limit(size)
    .offset(offset);
}

export interface ShopReport {
  readonly reason: ReportReason;
  readonly note: string;
  readonly shop: typeof shops.$inferSelect;
}

/** What shops have reported of them, and nobody has decided about, by the ids of the reviews. */
export async function shopReportsOf(
  db: Executor,
  reported: readonly ReportedReview[],
): Promise<ReadonlyMap<number, ShopReport>> {
  const ids = reported.map(({ id }) => id);
  const rows = await db
    .select({ reviewId: reviewReports.reviewId, reason: reviewReports.reason, note: reviewReports.note, shop: shops })
    .from(reviewReports)
    .innerJoin(shops, eq(shops.id, reviewReports.shopId))
    .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.closedAt)));
  return new Map(rows.map(({ reviewId, ...report }) => [reviewId, report]));
}

/** What the reviewed products are called, by their ids. */
export async function productsOf(db: Executor, reported: readonly ReportedReview[]) {
  const ids = reported.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const rows = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
  return new Map(rows.map((row) => [row.productId, row]));
}

export async function countReported(db: Executor): Promise<number> {
  const rows = await db
    .select({ total: countDistinct(reviews.id) })
    .from(reviewReports)
    .innerJoin(reviews, and(eq(reviews.id, reviewReports.reviewId), isNull(reviews.deletedAt)))
    .where(isNull(reviewReports.closedAt));
  return singleRow(rows).total;
}
