import { and, asc, count, eq, isNull, max, min, sql } from "drizzle-orm";
import { table } from "../../cli/table.ts";
import type { CommandContext } from "../../domain/command.ts";
import { reviewReports } from "../../store/schema/review-votes.ts";
import { reviews } from "../../store/schema/reviews.ts";
import { oneLine } from "./one-line.ts";

const most = 100;

/** Prints the reviews that somebody has reported and nobody has decided about, the one that waits longest first. */
export async function listReported({ db, print }: CommandContext, asJson: boolean): Promise<void> {
  const found = await db
    .select({
      id: reviews.id,
      productId: max(reviews.productId),
      isVisible: sql<boolean>`bool_and(${reviews.isVisible})`,
      body: max(reviews.body),
      reports: count(),
      reasons: sql<string[]>`array_agg(distinct ${reviewReports.reason} order by ${reviewReports.reason})`,
      since: min(reviewReports.createdAt),
    })
    .from(reviewReports)
    .innerJoin(reviews, and(eq(reviews.id, reviewReports.reviewId), isNull(reviews.deletedAt)))
    .where(isNull(reviewReports.closedAt))
    .groupBy(reviews.id)
    .orderBy(asc(min(reviewReports.createdAt)), asc(reviews.id))
    .limit(most);
  if (asJson) {
    for (const { id, productId, isVisible, body, reports, reasons, since } of found) {
      print(JSON.stringify({ id, product: productId, shown: isVisible, reports, reasons, since, text: body }));
    }
    return;
  }
  if (found.length === 0) return;
  const rows = found.map(({ id, productId, reports, reasons, since, body }) => [
    String(id),
    String(productId ?? ""),
    String(reports),
    reasons.join(","),
    since?.toISOString() ?? "",
    oneLine(body ?? ""),
  ]);
  for (const line of table([["id", "product", "reports", "reasons", "since", "text"], ...rows])) print(line);
}
