import type { Executor } from "../../platform/store/database.ts";
import type { AfterSale } from "../../platform/store/schema/after-sales.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";

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
