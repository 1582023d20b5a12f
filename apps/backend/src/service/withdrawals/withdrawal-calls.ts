import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { findDeletedOrderToo, findOrder, type OrderWithLines } from "../../buying/orders/find-orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { findWithdrawal, type WithdrawalWithLines } from "./find-withdrawal.ts";
import { readWithdrawal } from "./read-withdrawal.ts";
import { readSentParcel, sendBack } from "./send-back.ts";
import { withdraw } from "./withdraw.ts";
import { receiptWire, withdrawalInfoWire } from "./withdrawal-wire.ts";

/** `withdrawal/info`: the lines of an order that can be withdrawn from. */
export async function handleWithdrawalInfo(context: CustomerContext) {
  const { customer, query } = context;
  const found = await ownOrder(context, requiredId(query, "id"));
  const { contact: name, telephone } = found.order;
  return withdrawalInfoWire(context, found, { name, contact: customer.mobile ?? telephone });
}

/** `withdrawal/add`: withdraws from the contract of the order `id`, and returns the receipt. */
export async function handleWithdraw(context: CustomerContext) {
  const { db, body, customer, idempotencyKey, now } = context;
  const { order } = await ownOrder(context, requiredId(body, "id"));
  const declared = readWithdrawal(body);
  const request = { ...declared, orderId: order.id, customerId: customer.id, isByLink: false, idempotencyKey };
  const { id } = await retriedTransaction(db, (tx) => withdraw(tx, { ...request, now: now() }));
  return new Reply(await ownReceipt(context, id), { key: "withdrawalReceived" });
}

/** `withdrawal/receipt` */
export async function handleReceipt(context: CustomerContext) {
  return ownReceipt(context, requiredId(context.query, "id"));
}

/** `withdrawal/sendBack`: records the parcel with the goods of the withdrawal `id`. */
export async function handleSendBack(context: CustomerContext) {
  const { db, body, now } = context;
  const id = requiredId(body, "id");
  const found = await ownWithdrawal(context, id);
  const parcel = readSentParcel(body);
  await retriedTransaction(db, (tx) => sendBack(tx, found.withdrawal, parcel, now()));
  return new Reply(await ownReceipt(context, id), { key: "returnStored" });
}

async function ownOrder({ db, customer }: CustomerContext, id: number): Promise<OrderWithLines> {
  const found = await findOrder(db, customer.id, id);
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  return found;
}

async function ownWithdrawal({ db, customer }: CustomerContext, id: number): Promise<WithdrawalWithLines> {
  const found = await findWithdrawal(db, id, { customerId: customer.id });
  if (found === null) throw new DomainError("withdrawalGone", { notFound: true });
  return found;
}

async function ownReceipt(context: CustomerContext, id: number) {
  const found = await ownWithdrawal(context, id);
  const order = await findDeletedOrderToo(context.db, context.customer.id, found.withdrawal.orderId);
  if (order === null) throw new DomainError("withdrawalGone", { notFound: true });
  return receiptWire(context, order, found, found.withdrawal);
}
