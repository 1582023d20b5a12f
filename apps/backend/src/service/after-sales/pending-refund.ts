import type { Executor } from "../../platform/store/database.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { lockAfterSale, step } from "./move-after-sale.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { AfterSale } from "../../platform/store/schema/after-sales.ts";

/** `retried`: its provider has neither paid it back when it was told to, nor begun to. */
export type RefundProgress = "none" | "pending" | "retried" | "returned";

/** As long as a provider is waited for before it is told again. */
const firstTry = 30_000;

/** How far the money of a request is. */
export async function refundProgress(db: Executor, { id, state }: AfterSale, now: Date): Promise<RefundProgress> {
  if (state === "refunded") return "returned";
  if (state !== "refunding") return "none";
  const rows = await db.select().from(refunds).where(eq(refunds.afterSaleId, id));
  const isRetried = rows.some(
    ({ state: its, createdAt, begunAt, tellAt }) =>
      its === "pending" && begunAt === null && tellAt > createdAt && now.getTime() - createdAt.getTime() > firstTry,
  );
  return isRetried ? "retried" : "pending";
}

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

/**
 * Has the provider of a request's refund told of it now, rather than when its next try is due. Belongs into a transaction.
 *
 * @throws {DomainError} when the request waits for no money
 */
export async function refundAgain(tx: Executor, afterSaleId: number, now: Date): Promise<void> {
  const { afterSale } = await lockAfterSale(tx, afterSaleId, { kind: "system" });
  if (afterSale.state !== "refunding") throw new DomainError("afterSaleNotToPay");
  await tx
    .update(refunds)
    .set({ tellAt: now })
    .where(and(eq(refunds.afterSaleId, afterSaleId), eq(refunds.state, "pending")));
}
