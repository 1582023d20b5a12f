import type { Language } from "../../platform/store/language.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, eq, gt, isNull, lt, type SQL, sql } from "../../platform/store/sql.ts";

/** Reviews that shoppers may read. */
export function isShown(): SQL | undefined {
  return and(eq(reviews.isVisible, true), isNull(reviews.deletedAt));
}

/** Reviews that are known to be in another language than the reader's. Stars alone are read in any. */
export function isForeign(language: Language): SQL {
  return sql`(${hasText} and coalesce(${reviews.language} <> ${language}, false))`;
}

/** More than stars alone. */
export const hasText = sql`${reviews.body} <> ''`;

export const good = gt(reviews.productStars, 3);

/** The tabs that reviews are read by, as the wire numbers and names them; the names are Chinese in every language. */
export const reviewTabs = [
  { id: 0, name: "全部", condition: sql`true` },
  { id: 1, name: "晒图", condition: sql`cardinality(${reviews.images}) > 0` },
  { id: 2, name: "好评", condition: good },
  { id: 3, name: "中评", condition: eq(reviews.productStars, 3) },
  { id: 4, name: "差评", condition: lt(reviews.productStars, 3) },
] as const;
