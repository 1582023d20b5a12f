import { cartLines } from "../../platform/store/schema/cart.ts";
import { reserveStock } from "../../catalogue/products/reserve-stock.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { and, eq, gt, gte, inArray, isNull, sql } from "../../platform/store/sql.ts";
import type { CheckoutLine } from "./checkout-lines.ts";
import type { Buyer, Checkout } from "./prepare-checkout.ts";

/**
 * Reserves what a checkout is made of, or refuses all of it. The order is that of `releaseGoods`: SKUs by id, flash prices,
 * coupons; whoever reserves the same things reserves them in this order, too.
 *
 * @throws {DomainError} where somebody else was faster
 */
export async function reserveGoods(
  tx: Executor,
  { lines, usedCoupons }: Checkout,
  { customer, language, now }: Buyer,
  checkoutId: number,
): Promise<void> {
  const inOrder = lines.toSorted((one, other) => one.offered.sku.id - other.offered.sku.id);
  const short = await reserveStock(
    tx,
    inOrder.filter((line) => !isSetAside(line)).map(({ offered, quantity }) => ({ skuId: offered.sku.id, quantity })),
    { cause: "order", id: checkoutId },
  );
  const gone = await reserveFlashPieces(tx, inOrder);
  const missing = lines.find(({ offered }) => [...short, ...gone].includes(offered.sku.id));
  if (missing !== undefined) {
    throw new DomainError("namedStockShort", { parameter: inLanguage(missing.offered.product, "name", language) });
  }
  await reserveCoupons(
    tx,
    customer.id,
    [...usedCoupons.values()].map(({ held }) => held.id),
    now,
  );
}

/** Bought from what a flash sale has set aside, and not from stock. */
function isSetAside({ offered }: CheckoutLine): boolean {
  return offered.flash !== null && offered.flash.setAsideLeft !== null;
}

/**
 * Counts what is sold of flash offers, and takes it out of what they have set aside.
 *
 * @returns the SKUs of which there are too few, or whose offer has ended
 */
async function reserveFlashPieces(tx: Executor, inOrder: readonly CheckoutLine[]): Promise<readonly number[]> {
  const missing: number[] = [];
  for (const line of inOrder) {
    const { offered, quantity } = line;
    if (offered.flash === null) continue;
    const isLeft = isSetAside(line) ? gte(flashPrices.setAsideLeft, quantity) : isNull(flashPrices.setAside);
    const counted = await tx
      .update(flashPrices)
      // Null stays null.
      .set({
        sold: sql`${flashPrices.sold} + ${quantity}`,
        setAsideLeft: sql`${flashPrices.setAsideLeft} - ${quantity}`,
      })
      .where(and(eq(flashPrices.offerId, offered.flash.offerId), eq(flashPrices.skuId, offered.sku.id), isLeft))
      .returning({ skuId: flashPrices.skuId });
    if (counted.length === 0) missing.push(offered.sku.id);
  }
  return missing;
}

/** Those that have been used or have ended in the meantime are missing. */
async function reserveCoupons(tx: Executor, customerId: number, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const used = await tx
    .update(customerCoupons)
    .set({ usedAt: now })
    .where(
      and(
        inArray(customerCoupons.id, [...ids]),
        eq(customerCoupons.customerId, customerId),
        isNull(customerCoupons.usedAt),
        gt(customerCoupons.validUntil, now),
      ),
    )
    .returning({ id: customerCoupons.id });
  if (used.length < ids.length) throw new DomainError("couponUnusable");
}

/** Of the lines that were sent along, those that have been bought leave the cart. */
export async function emptyCart(
  tx: Executor,
  { lines }: Checkout,
  lineIds: readonly number[],
  customerId: number,
): Promise<void> {
  if (lineIds.length === 0) return;
  const bought = lines.map(({ offered }) => offered.sku.id);
  await tx
    .delete(cartLines)
    .where(
      and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...lineIds]), inArray(cartLines.skuId, bought)),
    );
}
