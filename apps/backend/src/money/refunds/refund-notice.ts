import { queueOrderMail } from "../../buying/order-mails/queue-order-mail.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";

/** Tells the customer that money is back, once it is, by mail as well. */
export async function notifyOfRefund(tx: Executor, refundId: number, now: Date): Promise<void> {
  const [refund] = await tx
    .select({
      amount: refunds.amount,
      orderId: orders.id,
      customerId: orders.customerId,
      number: orders.number,
      method: payments.method,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (refund === undefined) return;
  const { amount, orderId, customerId, number, method } = refund;
  await queueOrderMail(tx, { orderId, kind: "refunded", amount, onceKey: `refund:${refundId}` }, now);
  await notify(
    tx,
    {
      customerId,
      kind: "refund",
      about: { type: "order", id: orderId },
      text: textOf(method),
      parameters: { number, amount: shownYuan(amount) },
      image: null,
      onceKey: `refund:${refundId}`,
    },
    now,
  );
}

/** Of cash nobody knows where it came from: it goes to an account that the customer has named. */
function textOf(method: PayMethod): MessageKey {
  if (method === "balance") return "noticeRefundToWallet";
  return method === "cash_on_delivery" ? "noticeRefundToAccount" : "noticeRefundToSource";
}
