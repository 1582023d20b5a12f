import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { shopCategories, trades } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, eq, isNull } from "../../platform/store/sql.ts";

/** `shop_goods_category/getShopGoodsCategory`: the shelves a shop sorts its products on. */
export async function handleShopCategories({ db, query, language }: CallContext) {
  const rows = await db
    .select()
    .from(shopCategories)
    .where(
      and(
        eq(shopCategories.shopId, requiredId(query, "shop_id")),
        eq(shopCategories.isShown, true),
        isNull(shopCategories.deletedAt),
      ),
    )
    .orderBy(asc(shopCategories.position), desc(shopCategories.id));
  return rows.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) }));
}

/** `shop_category/getList`: what shops deal in. */
export async function handleTrades({ db, language, images }: CallContext) {
  const rows = await db
    .select()
    .from(trades)
    .where(isNull(trades.deletedAt))
    .orderBy(asc(trades.position), desc(trades.id));
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row, "name", language),
    image: images.of(row.image),
  }));
}
