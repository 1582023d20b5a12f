import { findOrder } from "../../buying/orders/find-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Conversation, OrderCardOfChat } from "../../platform/store/schema/chat.ts";
import { ChatError } from "./chat-error.ts";

/**
 * An order as it is now: of the customer of the conversation, and of its shop, whoever sends it; with the platform, of any.
 *
 * @throws {ChatError} where there is no such order
 */
export async function orderCard(
  tx: Executor,
  id: number,
  { customerId, shopId }: Conversation,
): Promise<OrderCardOfChat> {
  const found = await findOrder(tx, customerId, id);
  if (found === null || (shopId !== null && found.order.shopId !== shopId)) throw new ChatError("not_yours");
  const { order, lines } = found;
  return {
    kind: "order",
    id,
    number: order.number,
    image: lines[0]?.image ?? null,
    amount: order.amount,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    state: order.state,
    isPickup: order.delivery === "pickup",
  };
}
