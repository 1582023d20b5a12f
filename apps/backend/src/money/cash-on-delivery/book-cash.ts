import type { Executor } from "../../platform/store/database.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments } from "../../platform/store/schema/payments.ts";
import { ledgerSource } from "../../platform/store/schema/wallet.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";
import { book } from "../wallet/book.ts";
import { ownAccount } from "../wallet/ledger-accounts.ts";

/**
 * Books what was paid at the door. The account of cash goes below zero by what shops have taken for the platform. Belongs into
 * the transaction that has locked the order.
 */
export async function bookCash(
  tx: Executor,
  { id: orderId, customerId, amount }: Pick<Order, "id" | "customerId" | "amount">,
  now: Date,
): Promise<void> {
  const [payment] = await tx
    .insert(payments)
    .values({
      number: newSerialNumber(now),
      customerId,
      method: "cash_on_delivery",
      amount,
      subjectKind: "order",
      subjectId: orderId,
      state: "paid",
      createdAt: now,
      paidAt: now,
    })
    .returning({ id: payments.id });
  if (payment === undefined) throw new Error("The payment was not stored");
  await tx.insert(paymentOrders).values({ paymentId: payment.id, orderId, amount });
  await book(tx, {
    source: ledgerSource.payment,
    reference: `payment:${payment.id}`,
    at: now,
    postings: [
      { accountId: await ownAccount(tx, "cash_on_delivery"), amount: -amount },
      { accountId: await ownAccount(tx, "sales"), amount },
    ],
  });
}
