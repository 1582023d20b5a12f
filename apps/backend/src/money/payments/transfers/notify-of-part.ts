import { notify } from "../../../platform/notices/notify.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { BankTransfer } from "../../../platform/store/schema/bank-transfers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { paymentOrders } from "../../../platform/store/schema/payments.ts";
import { and, asc, eq } from "../../../platform/store/sql.ts";
import { shownYuan } from "../../../platform/wire/money.ts";
import type { Allocation } from "./allocate-transfers.ts";

/** Tells the customer that a transfer is not enough yet, and how much is still waited for. */
export async function notifyOfPart(
  tx: Executor,
  { id, paymentId, amount }: Pick<BankTransfer, "id" | "paymentId" | "amount">,
  { outcome, missing }: Allocation,
  now: Date,
): Promise<void> {
  if (outcome !== "partial" || paymentId === null) return;
  const waiting = await tx
    .select({ id: orders.id, number: orders.number, customerId: orders.customerId })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(paymentOrders.paymentId, paymentId), eq(orders.state, "unpaid")))
    .orderBy(asc(orders.id));
  const [order] = waiting;
  if (order === undefined) throw new Error("A part is of what an order waits for");
  await notify(
    tx,
    {
      customerId: order.customerId,
      kind: "order",
      about: { type: "order", id: order.id },
      // What is missing is the rest of all of them.
      text: waiting.length > 1 ? "noticePartOfTransferForOrders" : "noticePartOfTransfer",
      parameters: {
        number: waiting.map(({ number }) => number).join(", "),
        amount: shownYuan(amount),
        missing: shownYuan(missing),
      },
      image: null,
      onceKey: `bank_transfer:${id}`,
    },
    now,
  );
}
