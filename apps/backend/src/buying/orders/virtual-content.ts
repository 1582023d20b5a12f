import type { Executor } from "../../platform/store/database.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { asc, eq } from "../../platform/store/sql.ts";

/** What the buyer of virtual goods gets; null unless it is known for all of them. */
export async function virtualContentOf(db: Executor, orderId: number): Promise<string | null> {
  const lines = await db
    .select({ content: productShipping.virtualContent })
    .from(orderLines)
    .leftJoin(productShipping, eq(productShipping.productId, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const contents = lines.map(({ content }) => content).filter((content) => content !== null);
  return contents.length > 0 && contents.length === lines.length ? contents.join("\n") : null;
}
