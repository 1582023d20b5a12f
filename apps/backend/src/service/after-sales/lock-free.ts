import type { Executor } from "../../platform/store/database.ts";
import { type AfterSale, afterSales } from "../../platform/store/schema/after-sales.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";

/** Locks the order of a request for a job. Null: it is locked, because somebody else or another node changes it. */
export async function lockFreeAfterSale(tx: Executor, id: number): Promise<AfterSale | null> {
  const [free] = await tx
    .select({ id: orders.id })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(eq(afterSales.id, id))
    .for("update", { of: orders, skipLocked: true });
  if (free === undefined) return null;
  // As it is now: it may have changed before the lock was got.
  const [afterSale] = await tx.select().from(afterSales).where(eq(afterSales.id, id));
  return afterSale ?? null;
}
