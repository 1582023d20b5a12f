import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";
import { piecesLeft } from "./amounts.ts";

/**
 * The line of a customer's order that a SKU names: of several the first of which pieces are left. Null: it is not there for
 * the customer.
 */
export async function lineOf(
  db: Executor,
  customerId: number,
  { orderId, skuId }: { readonly orderId: number; readonly skuId: number },
) {
  const found = await db
    .select({ line: orderLines, order: orders, shop: shops })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.customerId, customerId),
        isNull(orders.hiddenAt),
        eq(orderLines.skuId, skuId),
      ),
    )
    .orderBy(asc(orderLines.id));
  return found.find(({ line }) => piecesLeft(line) > 0 && line.refundState === 0) ?? found[0] ?? null;
}
