import { and, eq, sum } from "drizzle-orm";
import { products, skus } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import { cartLines } from "../store/schema/cart.ts";

/** How many pieces of what is still on sale are in a customer's cart. */
export async function countPieces(db: Executor, customerId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .innerJoin(products, and(eq(products.id, cartLines.productId), eq(products.isOnSale, true)))
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(eq(cartLines.customerId, customerId));
  return row?.pieces ?? 0;
}
