import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { asc, eq, inArray, sql } from "../../platform/store/sql.ts";

/** Adds what has been paid to the sales of its products, in the order of their ids. */
export async function countSales(tx: Executor, orders: readonly { readonly id: number }[]): Promise<void> {
  const sold = await tx
    .select({ productId: orderLines.productId, quantity: sql`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .groupBy(orderLines.productId)
    .orderBy(asc(orderLines.productId));
  for (const { productId, quantity } of sold) {
    await tx
      .update(products)
      .set({ actualSales: sql`${products.actualSales} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}
