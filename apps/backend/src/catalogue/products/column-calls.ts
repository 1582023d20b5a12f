import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { findProducts } from "./find-products.ts";
import { columnItem } from "./product-card-wire.ts";
import { productCards } from "./product-cards.ts";
import { listFields } from "./product-list.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { productColumns } from "../../platform/store/schema/catalog.ts";
import { asc, eq } from "../../platform/store/sql.ts";

/** `goods/getGoodsListByColumnId` */
export async function handleColumnProducts(context: CallContext) {
  const { db, query } = context;
  const columnId = requiredId(query, "column_id");
  const page = query.page();
  const { ids, total } = await findProducts(db, { filter: { shops: "usable", columnId }, order: "column" }, page);
  const cards = await productCards(db, ids, context.now());
  return {
    lists: cards.map((card) => columnItem(card, context)),
    ...listFields(page, total),
  };
}

/** The tabs of the home page, as the wire has them. */
export async function productColumnList(db: Executor, language: ReaderLanguage) {
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
