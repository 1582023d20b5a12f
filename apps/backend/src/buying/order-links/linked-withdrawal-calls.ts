import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { OrderWithLines } from "../orders/find-orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { findWithdrawal, type WithdrawalWithLines } from "../../service/withdrawals/find-withdrawal.ts";
import { readWithdrawal } from "../../service/withdrawals/read-withdrawal.ts";
import { readSentParcel, sendBack } from "../../service/withdrawals/send-back.ts";
import { withdraw } from "../../service/withdrawals/withdraw.ts";
import { nobody, receiptWire, withdrawalInfoWire } from "../../service/withdrawals/withdrawal-wire.ts";
import { linkedOrder } from "./linked-order.ts";

/** `order_link/withdrawal`: what of the link's order can be withdrawn from. */
export async function handleLinkedInfo(context: CallContext) {
  const { db, body, now } = context;
  return withdrawalInfoWire(context, await linkedOrder(db, body, now()), nobody);
}

/** `order_link/withdraw`: as `withdrawal/add`, for the link's order. The money goes back to its customer all the same. */
export async function handleLinkedWithdraw(context: CallContext) {
  const { db, body, idempotencyKey, now } = context;
  const found = await linkedOrder(db, body, now());
  const declared = readWithdrawal(body);
  const { id: orderId, customerId } = found.order;
  const request = { ...declared, orderId, customerId, isByLink: true, idempotencyKey };
  const { id } = await retriedTransaction(db, (tx) => withdraw(tx, { ...request, now: now() }));
  return new Reply(receiptWire(context, found, await withdrawalOf(context, found, id), declared), {
    key: "withdrawalReceived",
  });
}

/** `order_link/receipt`: of the withdrawal `withdrawal_id`, without who declared it. */
export async function handleLinkedReceipt(context: CallContext) {
  const { db, body, now } = context;
  const found = await linkedOrder(db, body, now());
  return receiptWire(context, found, await withdrawalOf(context, found, requiredId(body, "withdrawal_id")), nobody);
}

/** `order_link/sendBack`: the goods of the withdrawal `withdrawal_id` are on their way. */
export async function handleLinkedSendBack(context: CallContext) {
  const { db, body, now } = context;
  const found = await linkedOrder(db, body, now());
  const id = requiredId(body, "withdrawal_id");
  const withdrawn = await withdrawalOf(context, found, id);
  const parcel = readSentParcel(body);
  await retriedTransaction(db, (tx) => sendBack(tx, withdrawn.withdrawal, parcel, now()));
  return new Reply(receiptWire(context, found, await withdrawalOf(context, found, id), nobody), {
    key: "returnStored",
  });
}

async function withdrawalOf(
  { db }: Pick<CallContext, "db">,
  { order }: OrderWithLines,
  id: number,
): Promise<WithdrawalWithLines> {
  const found = await findWithdrawal(db, id, { orderId: order.id });
  if (found === null) throw new DomainError("withdrawalGone", { notFound: true });
  return found;
}
