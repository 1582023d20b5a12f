import type { Executor } from "../../platform/store/database.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { type Withdrawal, withdrawalLines, withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";

export type WithdrawalWithLines = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** The owner that a withdrawal must have: a customer or an order. */
type Owner = Partial<Pick<Withdrawal, "customerId" | "orderId">>;

/** Null if the owner has no such withdrawal. */
export async function findWithdrawal(db: Executor, id: number, { customerId, orderId }: Owner) {
  const isTheirs = and(
    customerId === undefined ? undefined : eq(withdrawals.customerId, customerId),
    orderId === undefined ? undefined : eq(withdrawals.orderId, orderId),
  );
  const [withdrawal] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), isTheirs));
  if (withdrawal === undefined) return null;
  const lines = await db
    .select({ line: orderLines, afterSale: afterSales })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.lineId))
    .innerJoin(afterSales, eq(afterSales.id, withdrawalLines.afterSaleId))
    .where(eq(withdrawalLines.withdrawalId, id))
    .orderBy(asc(withdrawalLines.lineId));
  return { withdrawal, lines };
}
