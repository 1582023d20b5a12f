import { products, skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";
import { isRunningAt, type SaleMoment } from "./valid-offers.ts";

/**
 * For queries of `skus` within `products`: how many pieces can be bought of a SKU at what it costs at a moment. Where its
 * flash price has pieces set aside, those; else what is in stock.
 */
export function availableQuantity(moment: SaleMoment): SQL<number> {
  return sql`coalesce((select ${flashPrices.setAsideLeft} from ${flashPrices}
    join ${flashOffers} on ${flashOffers.id} = ${flashPrices.offerId}
    join ${flashSlots} on ${flashSlots.id} = ${flashOffers.slotId}
    where ${flashPrices.skuId} = ${skus.id} and ${flashOffers.productId} = ${products.id} and ${isRunningAt(moment)}
    order by ${flashPrices.price}, ${flashSlots.endMinute} desc, ${flashPrices.offerId} limit 1), ${skus.stock})`.mapWith(
    Number,
  );
}

/** For queries of `products`: whether anything can be bought of one. What a flash sale has set aside can, while that runs. */
export function hasAvailableSku(moment: SaleMoment): SQL<boolean> {
  return sql`exists (select from ${skus} where ${skus.productId} = ${products.id} and ${availableQuantity(moment)} > 0)`;
}
