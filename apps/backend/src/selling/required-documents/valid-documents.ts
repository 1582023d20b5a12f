import { categories } from "../../platform/store/schema/catalog.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, eq, gte, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** What operators have accepted, and is valid on the day of `now`. */
export function isValid(now: Date): SQL | undefined {
  const { state, expiresOn } = shopDocuments;
  return and(eq(state, "accepted"), or(isNull(expiresOn), gte(expiresOn, dayTime(now).date)));
}

/** Kinds that are not removed, nor is their category. */
export const isRequired = sql`(${requiredDocuments.deletedAt} is null and exists (
  select from ${categories} as requiring where requiring.id = ${requiredDocuments.categoryId} and requiring.deleted_at is null
))`;
