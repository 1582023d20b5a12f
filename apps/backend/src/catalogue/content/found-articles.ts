import { type ArticleKind, articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, eq, gt, isNull, lte, or, type PgColumn, type SQL } from "../../platform/store/sql.ts";

/** What readers find at a moment, of one kind and one category or of all; a query of articles joined with their categories. */
export function foundArticles(
  { kind, categoryId }: { readonly kind?: ArticleKind; readonly categoryId?: number | null },
  now: Date,
): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(articleCategories.kind, kind),
    eq(articleCategories.isShown, true),
    isNull(articleCategories.deletedAt),
    isNull(articles.deletedAt),
    gt(articles.version, 0),
    eq(articles.isShown, true),
    hasBegun(articles.shownFrom, now),
    isNotOver(articles.shownUntil, now),
    categoryId == null ? undefined : eq(articles.categoryId, categoryId),
  );
}

/** What runs through the ticker at a moment, of what readers find then. */
export function inTicker(now: Date): SQL | undefined {
  return and(
    eq(articles.isAnnouncement, true),
    hasBegun(articles.tickerFrom, now),
    isNotOver(articles.tickerUntil, now),
  );
}

function hasBegun(from: PgColumn, now: Date): SQL | undefined {
  return or(isNull(from), lte(from, now));
}

function isNotOver(until: PgColumn, now: Date): SQL | undefined {
  return or(isNull(until), gt(until, now));
}
