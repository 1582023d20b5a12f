import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Translations } from "../../platform/store/language.ts";
import { orders, shipmentTraces } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";

export interface NewTrace {
  readonly orderId: number;
  readonly text: string;
  readonly translations?: Translations<"text">;
  readonly at: Date;
}

/**
 * Says where a parcel has been.
 *
 * @throws {DomainError} unless it has been sent
 */
export async function addTrace(db: Executor, { orderId, text, translations = {}, at }: NewTrace): Promise<void> {
  const [order] = await db.select({ shippedAt: orders.shippedAt }).from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new DomainError("orderGone", { notFound: true });
  if (order.shippedAt === null) throw new DomainError("orderNotShipped");
  await db.insert(shipmentTraces).values({ orderId, text, translations, createdAt: at });
}
