import type { Executor } from "../store/database.ts";
import { alerts } from "../store/schema/alerts.ts";
import { products } from "../store/schema/catalog.ts";
import { desc, eq } from "../store/sql.ts";

/** A customer's own, the newest first, with whether their products are on sale; they are never many. */
export function ownAlerts(db: Executor, customerId: number) {
  return db
    .select({ alert: alerts, isOnSale: products.isOnSale })
    .from(alerts)
    .innerJoin(products, eq(products.id, alerts.productId))
    .where(eq(alerts.customerId, customerId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
}
