import type { ShopContext } from "../../http/desk-call.ts";
import { DomainError } from "../../http/domain-error.ts";
import { messageText } from "../../http/message-text.ts";
import { Reply } from "../../http/reply.ts";
import { requiredId } from "../../http/required-id.ts";
import { retriedTransaction } from "../../store/retried-transaction.ts";
import { changeOrders, type OrderChange } from "../change-order.ts";
import { readParcels } from "./read-parcels.ts";

const longestContent = 5000;
const longestReason = 200;

/**
 * `orders/send`: several at once. Each goes by itself, so that one which cannot be sent, because its customer has just
 * cancelled it, keeps no other back.
 */
export async function handleSendOrders(context: ShopContext) {
  const { body, messages, language } = context;
  const sent: number[] = [];
  const rejected: { readonly order_id: number; readonly message: string }[] = [];
  for (const { orderId, carrier, trackingNumber } of readParcels(body)) {
    try {
      await change(context, orderId, { action: "ship", carrier, trackingNumber });
      sent.push(orderId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      rejected.push({ order_id: orderId, message: messageText(messages, error.key, language, error.parameter) });
    }
  }
  return { sent, rejected };
}

/** `orders/deliver`: virtual goods; the text is what the customer gets. */
export async function handleDeliverOrder(context: ShopContext) {
  const { body } = context;
  const content = body.text("content");
  if (content === "") throw new DomainError("deliveredContentMissing", { field: "content" });
  if (content.length > longestContent) throw new DomainError("deliveredContentTooLong", { field: "content" });
  await change(context, requiredId(body, "id"), { action: "deliver", content });
  return new Reply([], { key: "orderDelivered" });
}

/** `orders/close`: what was paid goes back. */
export async function handleCloseOrder(context: ShopContext) {
  const { body } = context;
  const note = body.text("reason").slice(0, longestReason);
  await change(context, requiredId(body, "id"), { action: "close" }, note);
  return new Reply([], { key: "orderClosedByShop" });
}

function change({ db, shopId, now }: ShopContext, orderId: number, what: OrderChange, note = ""): Promise<void> {
  const actor = { kind: "merchant", shopId } as const;
  return retriedTransaction(db, (tx) =>
    changeOrders(tx, { orderIds: [orderId], change: what, actor, now: now(), note }),
  );
}
