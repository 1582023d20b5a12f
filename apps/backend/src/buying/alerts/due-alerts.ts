import { isRunningAt } from "../../catalogue/flash-prices/valid-offers.ts";
import { areOrdersTaken } from "../../selling/merchants/shop-states.ts";
import type { Executor } from "../../platform/store/database.ts";
import { alerts } from "../../platform/store/schema/alerts.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime, momentOfDay } from "../../platform/wire/time.ts";
import { isFlashSaleToCome } from "./flash-sale-to-come.ts";

/** What has become of it: what was waited for, or it is gone, or will not come. */
export type DueAlert = Awaited<ReturnType<typeof lockDueAlerts>>[number];

/**
 * The first ids behind `after` of the alerts whose time has come, by one join of all alerts with their products. Of its own
 * accord the planner would look for the few that are wanted one by one.
 */
export async function findDueAlerts(
  db: Executor,
  now: Date,
  after: number,
  atMost: number,
): Promise<readonly number[]> {
  const due = dueAlerts(db, now, gt(alerts.id, after));
  const { rows } = await db.execute<{ id: number }>(
    sql`with due as materialized (${due}) select id from due order by id limit ${atMost}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Of some alerts those that are still due, locked until the transaction ends; those that another node has are passed over.
 */
export function lockDueAlerts(tx: Executor, now: Date, ids: readonly number[]) {
  return dueAlerts(tx, now, inArray(alerts.id, [...ids]))
    .orderBy(asc(alerts.id))
    .for("update", { of: alerts, skipLocked: true });
}

/** The flash sale that runs is read once for all of them. */
function dueAlerts(db: Executor, now: Date, wanted: SQL) {
  const { product: saleOfProduct, sku: saleOfSku } = runningSales(db, now);
  const isGone = sql`(${products.deletedAt} is not null or ${alerts.skuId} is not null and ${skus.id} is null)`;
  const ofProduct = isNull(alerts.skuId);
  // The cheapest of what there is; no less than the product's price, which is that of its cheapest SKU.
  const regular = sql`case when ${ofProduct} then (select min(other.price) from ${skus} as other
    where other.product_id = ${alerts.productId} and other.stock > 0) else ${skus.price} end`;
  const flash = sql`case when ${ofProduct} then ${saleOfProduct.price} else ${saleOfSku.price} end`;
  const price = sql<number>`coalesce(least(${regular}, ${flash}), ${products.price})`.mapWith(Number);
  const noLessThan = sql`least(case when ${ofProduct} then ${products.price} else ${skus.price} end, ${flash})`;
  const sells = areOrdersTaken(dayTime(now).date);
  // Written so that the table of SKUs is only looked into where everything else fits.
  const isThere = sql`${products.isOnSale} and ${sells} and case when ${ofProduct}
    then ${saleOfProduct.price} is not null or exists (select from ${skus} as other
      where other.product_id = ${alerts.productId} and other.stock > 0)
    else ${saleOfSku.price} is not null or ${skus.stock} > 0 end`;
  const begins = sql`${sells} and ${saleOfProduct.begunMinute} is not null and ${alerts.createdAt} <
    ${momentOfDay(now, 0).toISOString()}::timestamptz + ${saleOfProduct.begunMinute} * interval '1 minute'`;
  const isOver = sql`case when ${alerts.kind} = 'flash' and ${saleOfProduct.begunMinute} is null
    then not ${isFlashSaleToCome(alerts.productId, dayTime(now))} else false end`;
  return db
    .select({
      id: alerts.id,
      customerId: alerts.customerId,
      kind: alerts.kind,
      productId: alerts.productId,
      skuId: alerts.skuId,
      targetPrice: alerts.targetPrice,
      isGone: sql<boolean>`${isGone}`.as("is_gone"),
      isOver: sql<boolean>`${isOver}`.as("is_over"),
      price: price.as("price_now"),
      flashPrice: sql<number | null>`${saleOfProduct.price}`.mapWith(Number).as("flash_price_now"),
    })
    .from(alerts)
    .innerJoin(products, eq(products.id, alerts.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(skus, and(eq(skus.id, alerts.skuId), eq(skus.productId, alerts.productId)))
    .leftJoin(saleOfProduct, eq(saleOfProduct.productId, alerts.productId))
    .leftJoin(saleOfSku, eq(saleOfSku.skuId, alerts.skuId))
    .where(
      and(
        wanted,
        or(
          isGone,
          isOver,
          sql`case ${alerts.kind} when 'price'
            then case when ${noLessThan} <= ${alerts.targetPrice} then ${price} <= ${alerts.targetPrice} and ${isThere} else false end
            when 'stock' then ${isThere} else ${begins} end`,
        ),
      ),
    )
    .$dynamic();
}

/** What costs less in the flash sale that runs, and when the last of its slots has begun. */
function runningSales(db: Executor, now: Date) {
  // Names of their own, because Drizzle writes those of expressions without their table.
  const running = db
    .select({
      productId: sql<number>`${products.id}`.as("running_product"),
      skuId: sql<number>`${skus.id}`.as("running_sku"),
      price: sql<number>`${flashPrices.price}`.as("running_price"),
      startMinute: sql<number>`${flashSlots.startMinute}`.as("running_since"),
    })
    .from(flashSlots)
    .innerJoin(flashOffers, eq(flashOffers.slotId, flashSlots.id))
    .innerJoin(flashPrices, eq(flashPrices.offerId, flashOffers.id))
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .where(isRunningAt(dayTime(now)))
    .as("running");
  const lowest = sql<number>`min(${running.price})`.mapWith(Number);
  return {
    product: db
      .select({
        productId: sql<number>`${running.productId}`.as("sale_product"),
        price: lowest.as("sale_product_price"),
        begunMinute: sql<number>`max(${running.startMinute})`.mapWith(Number).as("begun_minute"),
      })
      .from(running)
      .groupBy(running.productId)
      .as("sale_of_product"),
    sku: db
      .select({ skuId: sql<number>`${running.skuId}`.as("sale_sku"), price: lowest.as("sale_sku_price") })
      .from(running)
      .groupBy(running.skuId)
      .as("sale_of_sku"),
  };
}
