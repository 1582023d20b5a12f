import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { isCashDue } from "./cash-due.ts";
import { changeOrders } from "./change-order.ts";
import { lockOrder } from "./lock-orders.ts";

/** `order/cancel` and `order/del`: what customers do to an order of theirs. */
function handleChange(action: "cancel" | "deleteForCustomer", key: MessageKey) {
  return async ({ db, body, customer, now }: CustomerContext) => {
    const id = requiredId(body, "id");
    const actor = { kind: "customer", id: customer.id } as const;
    await retriedTransaction(db, (tx) => changeOrders(tx, { orderIds: [id], change: { action }, actor, now: now() }));
    return new Reply([], { key });
  };
}

export const handleCancelOrder = handleChange("cancel", "orderCancelled");

/** `order/confirm`: it is received. What is paid at the door its shop still has to confirm, or to contradict. */
export async function handleConfirmOrder({ db, body, customer, now }: CustomerContext) {
  const id = requiredId(body, "id");
  const actor = { kind: "customer", id: customer.id } as const;
  const key = await retriedTransaction(db, async (tx): Promise<MessageKey> => {
    const isClaim = isCashDue(await lockOrder(tx, id, actor));
    const change = { action: isClaim ? "claimCash" : "confirm" } as const;
    await changeOrders(tx, { orderIds: [id], change, actor, now: now() });
    return isClaim ? "orderCashClaimed" : "orderConfirmed";
  });
  return new Reply([], { key });
}

export const handleDeleteOrder = handleChange("deleteForCustomer", "orderDeleted");
