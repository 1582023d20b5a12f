import type { Executor } from "../../platform/store/database.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, eq, or, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { isRunningAt, type SaleMoment } from "./valid-offers.ts";

const lowest = sql`min(${flashPrices.price})`;
const isBelow = sql`${lowest} < ${products.price}`;
const isSetAside = sql`coalesce(bool_or(${flashPrices.setAsideLeft} > 0), false)`;

/**
 * The products that cost less than otherwise in the flash sale that runs at a moment, with what they cost: the lowest
 * flash price of their SKUs. One whose flash prices all lie above its cheapest SKU costs what it does otherwise, and is
 * only one of them where pieces of it are set aside.
 *
 * @param wanted narrows down the products and their shops
 */
export function runningProductPrices(db: Executor, now: Date, wanted: SQL | undefined) {
  return db
    .select({
      productId: sql<number>`${products.id}`.as("product_id"),
      price: sql<number | null>`case when ${isBelow} then ${lowest} end`.as("flash_price"),
      isSetAside: sql<boolean>`${isSetAside}`.as("is_set_aside"),
    })
    .from(flashSlots)
    .innerJoin(flashOffers, eq(flashOffers.slotId, flashSlots.id))
    .innerJoin(flashPrices, eq(flashPrices.offerId, flashOffers.id))
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(isRunningAt(dayTime(now)), wanted))
    .groupBy(products.id)
    .having(or(isBelow, isSetAside));
}

/** The same price as a column, for a query of a few `products`; null for those that have none. */
export function runningPriceOfProduct(moment: SaleMoment): SQL<number | null> {
  return sql`(select min(${flashPrices.price}) from ${flashOffers}
    join ${flashSlots} on ${flashSlots.id} = ${flashOffers.slotId}
    join ${flashPrices} on ${flashPrices.offerId} = ${flashOffers.id}
    join ${skus} on ${skus.id} = ${flashPrices.skuId}
    where ${flashOffers.productId} = ${products.id} and ${flashPrices.price} < ${products.price}
      and ${isRunningAt(moment)})`.mapWith(Number);
}
