import type { SaleMoment } from "../../catalogue/flash-prices/valid-offers.ts";
import type { Executor } from "../../platform/store/database.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { type SQL, sql, type SQLWrapper } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** Whether a flash sale of a product is still to begin, today or on another day, at a price below a SKU's own. */
export function isFlashSaleToCome(productId: number | SQLWrapper, { date, minute }: SaleMoment): SQL<boolean> {
  return sql`exists (select from ${flashOffers} as offer
    join ${flashSlots} as slot on slot.id = offer.slot_id
    join ${flashPrices} as flash on flash.offer_id = offer.id
    join ${skus} as sku on sku.id = flash.sku_id and sku.product_id = offer.product_id and flash.price < sku.price
    where offer.product_id = ${productId} and offer.is_approved and offer.deleted_at is null and slot.deleted_at is null
      and (offer.ends_on is null or offer.ends_on > ${date} or offer.ends_on = ${date} and slot.start_minute > ${minute}))`;
}

export async function hasFlashSaleToCome(db: Executor, productId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is_to_come: boolean }>(
    sql`select ${isFlashSaleToCome(productId, dayTime(now))} as is_to_come`,
  );
  return rows[0]?.is_to_come === true;
}
