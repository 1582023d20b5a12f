import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** A line of a customer's order, with all that decides whether it can be reviewed. Null: it is not there for the customer. */
export async function findBought(db: Executor, customerId: number, lineId: number) {
  const [found] = await boughtLine(db, customerId, lineId);
  return found ?? null;
}

/** The same, and until the transaction ends neither is reviewed nor refunded by somebody else. */
export async function lockBought(tx: Executor, customerId: number, lineId: number) {
  const [found] = await boughtLine(tx, customerId, lineId).for("update", { of: [orders, orderLines] });
  return found ?? null;
}

function boughtLine(db: Executor, customerId: number, lineId: number) {
  return db
    .select({ line: orderLines, order: orders, product: products, shop: shops })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orderLines.id, lineId), eq(orders.customerId, customerId), isNull(orders.hiddenAt)))
    .$dynamic();
}
