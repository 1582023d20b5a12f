import type { CallContext } from "../http/call.ts";
import { inLanguage } from "../store/language.ts";
import { trades } from "../store/schema/merchants.ts";
import { asc, desc, isNull } from "../store/sql.ts";

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
