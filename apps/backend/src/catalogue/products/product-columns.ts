import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type Language } from "../../platform/store/language.ts";
import { productColumns } from "../../platform/store/schema/catalog.ts";
import { asc, eq } from "../../platform/store/sql.ts";

/** The tabs of the home page, as the wire has them. */
export async function productColumnList(db: Executor, language: Language) {
  const rows = await db
    .select()
    .from(productColumns)
    .where(eq(productColumns.isEnabled, true))
    .orderBy(asc(productColumns.position), asc(productColumns.id));
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row, "name", language),
    remark: inLanguage(row, "remark", language),
  }));
}
