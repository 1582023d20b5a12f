import { DomainError } from "../../platform/http/domain-error.ts";
import { offeredSkus } from "../sellable-skus/offered-skus.ts";
import type { Executor } from "../../platform/store/database.ts";
import { cartLines, laterLines } from "../../platform/store/schema/cart.ts";
import { and, count, eq, inArray, sql } from "../../platform/store/sql.ts";
import { addToCart, type CartReader, maxQuantity } from "./change-cart.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

const maxLines = 200;

/**
 * Takes lines out of a cart and keeps what they were. Lines that are not in the customer's cart are passed over, so that
 * a repetition changes nothing.
 *
 * @throws {DomainError} where that would be too many
 */
export async function saveForLater(
  db: Executor,
  customerId: number,
  lineIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const taken = await tx
      .delete(cartLines)
      .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...lineIds])))
      .returning({ productId: cartLines.productId, skuId: cartLines.skuId, quantity: cartLines.quantity });
    if (taken.length === 0) return;
    await tx
      .insert(laterLines)
      .values(taken.map((line) => ({ ...line, customerId, savedAt: now })))
      .onConflictDoUpdate({
        target: [laterLines.customerId, laterLines.skuId],
        set: {
          quantity: sql`least(${laterLines.quantity} + excluded.quantity, ${maxQuantity}::integer)`,
          savedAt: sql`excluded.saved_at`,
        },
      });
    const rows = await tx.select({ lines: count() }).from(laterLines).where(eq(laterLines.customerId, customerId));
    if (singleRow(rows).lines > maxLines) throw new DomainError("laterFull", { parameter: String(maxLines) });
  });
}

/**
 * Puts what was saved back into the cart: as many as there are still. What is not saved any more is in the cart already,
 * or was removed; a repetition changes nothing.
 *
 * @returns how many were put into the cart
 * @throws {DomainError} where none can be bought now
 */
export async function moveToCart(db: Executor, customerId: number, skuId: number, reader: CartReader): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [saved] = await tx
      .delete(laterLines)
      .where(and(eq(laterLines.customerId, customerId), eq(laterLines.skuId, skuId)))
      .returning({ quantity: laterLines.quantity });
    if (saved === undefined) return 0;
    const [[inCart], offered] = await Promise.all([
      tx
        .select({ quantity: cartLines.quantity })
        .from(cartLines)
        .where(and(eq(cartLines.customerId, customerId), eq(cartLines.skuId, skuId))),
      offeredSkus(tx, [skuId], reader.now),
    ]);
    const { sku, flash } = offered.get(skuId) ?? {};
    const left = Math.min(sku?.stock ?? 0, flash?.limitPerCustomer ?? maxQuantity) - (inCart?.quantity ?? 0);
    const quantity = Math.max(1, Math.min(saved.quantity, left));
    await addToCart(tx, customerId, { skuId, quantity }, reader);
    return quantity;
  });
}

/** What is not the customer's is passed over. */
export async function removeLater(db: Executor, customerId: number, skuIds: readonly number[]): Promise<void> {
  await db.delete(laterLines).where(and(eq(laterLines.customerId, customerId), inArray(laterLines.skuId, [...skuIds])));
}
