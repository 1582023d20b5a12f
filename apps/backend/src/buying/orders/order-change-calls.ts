import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { changeOrders } from "./change-order.ts";

/** `order/cancel`, `order/confirm` and `order/del`: what customers do to an order of theirs. */
function handleChange(action: "cancel" | "confirm" | "deleteForCustomer", key: MessageKey) {
  return async ({ db, body, customer, now }: CustomerContext) => {
    const id = requiredId(body, "id");
    const actor = { kind: "customer", id: customer.id } as const;
    await retriedTransaction(db, (tx) => changeOrders(tx, { orderIds: [id], change: { action }, actor, now: now() }));
    return new Reply([], { key });
  };
}

export const handleCancelOrder = handleChange("cancel", "orderCancelled");
export const handleConfirmOrder = handleChange("confirm", "orderConfirmed");
export const handleDeleteOrder = handleChange("deleteForCustomer", "orderDeleted");
