import { skus } from "../../platform/store/schema/catalog.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";
import { type NamedCause, saysStockCause } from "../../catalogue/stock/stock-cause.ts";
import type { Executor } from "../../platform/store/database.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, gt, inArray, sql } from "../../platform/store/sql.ts";

type OrderWithCoupon = Pick<Order, "id" | "customerCouponId">;

/** Pieces of a SKU that were taken, and of which flash sale. */
interface Taken {
  readonly orderId: number;
  readonly skuId: number;
  readonly offerId: number | null;
  readonly quantity: number;
}

/**
 * Releases what orders that close still hold: stock, counters of the flash sale, coupons. Rows are locked in the same
 * order as by whoever submits an order, or both could wait for each other: SKUs by id, flash prices, coupons.
 */
export async function releaseGoods(tx: Executor, orders: readonly OrderWithCoupon[]): Promise<void> {
  const areTheirs = inArray(
    orderLines.orderId,
    orders.map(({ id }) => id),
  );
  const taken = await tx
    .select({
      orderId: orderLines.orderId,
      skuId: orderLines.skuId,
      offerId: orderLines.flashOfferId,
      quantity: sql`sum(${orderLines.quantity} - ${orderLines.releasedQuantity})`.mapWith(Number),
    })
    .from(orderLines)
    .where(areTheirs)
    .groupBy(orderLines.orderId, orderLines.skuId, orderLines.flashOfferId)
    .orderBy(asc(orderLines.skuId), asc(orderLines.flashOfferId), asc(orderLines.orderId));
  await tx.update(orderLines).set({ releasedQuantity: orderLines.quantity }).where(areTheirs);
  await release(tx, taken, "order_closed");
  const couponIds = orders.map(({ customerCouponId }) => customerCouponId).filter((id) => id !== null);
  if (couponIds.length === 0) return;
  await tx.update(customerCoupons).set({ usedAt: null }).where(inArray(customerCoupons.id, couponIds));
}

/** Releases pieces of one line that will never be sent: stock and counters of the flash sale. */
export async function releasePieces(
  tx: Executor,
  line: typeof orderLines.$inferSelect,
  quantity: number,
): Promise<void> {
  await countReleased(tx, line, quantity);
  const { orderId, skuId, flashOfferId } = line;
  await release(tx, [{ orderId, skuId, offerId: flashOfferId, quantity }], "order_closed");
}

/** Puts pieces of one line that came back into stock. What a flash sale has sold stays sold. */
export async function restockPieces(
  tx: Executor,
  line: typeof orderLines.$inferSelect,
  quantity: number,
): Promise<void> {
  await countReleased(tx, line, quantity);
  await release(tx, [{ orderId: line.orderId, skuId: line.skuId, offerId: null, quantity }], "returned");
}

/** Gives the customer the coupon of an order back, as long as it is valid. */
export async function releaseCoupon(tx: Executor, { customerCouponId }: OrderWithCoupon, now: Date): Promise<void> {
  if (customerCouponId === null) return;
  await tx
    .update(customerCoupons)
    .set({ usedAt: null })
    .where(and(eq(customerCoupons.id, customerCouponId), gt(customerCoupons.validUntil, now)));
}

async function countReleased(tx: Executor, { id }: typeof orderLines.$inferSelect, quantity: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ releasedQuantity: sql`${orderLines.releasedQuantity} + ${quantity}` })
    .where(eq(orderLines.id, id));
}

/**
 * What was taken out of the pieces that a flash offer has set aside goes back to them, until what is left of those has become
 * stock of the SKU again. That is only known under the lock of both, in the order of everybody else: SKUs, then flash prices.
 */
async function release(tx: Executor, taken: readonly Taken[], cause: NamedCause["cause"]): Promise<void> {
  if (taken.length === 0) return;
  const skuIds = taken.map(({ skuId }) => skuId);
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, skuIds))
    .orderBy(asc(skus.id))
    .for("no key update");
  for (const { orderId, skuId, offerId, quantity } of taken) {
    const isSetAside = offerId !== null && (await releaseFlashPieces(tx, { skuId, offerId, quantity }));
    if (isSetAside) continue;
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}` })
      .where(and(eq(skus.id, skuId), saysStockCause({ cause, id: orderId })));
  }
}

/** @returns whether the offer has them again */
async function releaseFlashPieces(
  tx: Executor,
  { skuId, offerId, quantity }: Omit<Taken, "orderId"> & { readonly offerId: number },
): Promise<boolean> {
  const [counted] = await tx
    .update(flashPrices)
    // Null stays null: nothing is set aside, or no longer.
    .set({
      sold: sql`greatest(${flashPrices.sold} - ${quantity}, 0)`,
      setAsideLeft: sql`${flashPrices.setAsideLeft} + ${quantity}`,
    })
    .where(and(eq(flashPrices.offerId, offerId), eq(flashPrices.skuId, skuId)))
    .returning({ left: flashPrices.setAsideLeft });
  return counted !== undefined && counted.left !== null;
}
