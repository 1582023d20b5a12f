import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { asc, desc, isNull } from "../../platform/store/sql.ts";

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
