import type { Executor } from "../../platform/store/database.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { lockAfterSale, step } from "./move-after-sale.ts";

/**
 * Ends a request once providers have paid back all that it has asked for. Belongs into the transaction that books the
 * last of it, which has locked the order before.
 */
export async function finishAfterSale(tx: Executor, afterSaleId: number, now: Date): Promise<void> {
  const system = { kind: "system" } as const;
  const { order, afterSale } = await lockAfterSale(tx, afterSaleId, system);
  const isPending = and(eq(refunds.afterSaleId, afterSaleId), eq(refunds.state, "pending"));
  if (afterSale.state !== "refunding" || (await tx.$count(refunds, isPending)) > 0) return;
  await step(tx, order, afterSale, { change: { action: "finish" }, actor: system, now });
}
