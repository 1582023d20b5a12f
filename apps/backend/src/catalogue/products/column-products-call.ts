import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { findProducts } from "./find-products.ts";
import { columnItem } from "./product-card-wire.ts";
import { productCards } from "./product-cards.ts";
import { listFields } from "./product-list.ts";

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
