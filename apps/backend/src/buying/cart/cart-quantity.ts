import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { and, eq, sum } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** The quantity of all that is still on sale in a customer's cart. */
export async function cartQuantity(db: Executor, customerId: number): Promise<number> {
  const rows = await db
    .select({ quantity: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .innerJoin(products, and(eq(products.id, cartLines.productId), eq(products.isOnSale, true)))
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(eq(cartLines.customerId, customerId));
  // The sum over no lines is null.
  return singleRow(rows).quantity ?? 0;
}
