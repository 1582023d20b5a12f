import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { skus } from "../store/schema/catalog.ts";
import { customerCoupons } from "../store/schema/coupons.ts";
import type { Executor } from "../store/database.ts";
import { flashPrices } from "../store/schema/promotions.ts";
import { type Order, orderLines } from "../store/schema/orders.ts";

/**
 * Releases what orders that close had reserved: stock, counters of the flash sale, coupons. Rows are locked in the
 * same order as by whoever submits an order, or both could wait for each other: SKUs by id, flash prices, coupons.
 */
export async function releaseGoods(
  tx: Executor,
  orders: readonly Pick<Order, "id" | "customerCouponId">[],
): Promise<void> {
  const taken = await tx
    .select({
      skuId: orderLines.skuId,
      offerId: orderLines.flashOfferId,
      quantity: sql`sum(${orderLines.quantity})`.mapWith(Number),
    })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .groupBy(orderLines.skuId, orderLines.flashOfferId)
    .orderBy(asc(orderLines.skuId), asc(orderLines.flashOfferId));
  for (const { skuId, quantity } of taken) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}` })
      .where(eq(skus.id, skuId));
  }
  for (const { skuId, offerId, quantity } of taken) {
    if (offerId === null) continue;
    await tx
      .update(flashPrices)
      .set({ sold: sql`greatest(${flashPrices.sold} - ${quantity}, 0)` })
      .where(and(eq(flashPrices.offerId, offerId), eq(flashPrices.skuId, skuId)));
  }
  const couponIds = orders.map(({ customerCouponId }) => customerCouponId).filter((id) => id !== null);
  if (couponIds.length === 0) return;
  await tx.update(customerCoupons).set({ usedAt: null }).where(inArray(customerCoupons.id, couponIds));
}
