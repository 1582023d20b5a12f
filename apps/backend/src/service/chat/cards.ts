import { productCards } from "../../catalogue/products/product-cards.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import type { Conversation, ProductCardOfChat, OrderCardOfChat } from "../../platform/store/schema/chat.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { ChatError } from "./chat-error.ts";
import type { Sender } from "./content.ts";
import { findOrder } from "../../buying/orders/find-orders.ts";

/**
 * A product as it is now. Customers send what is on sale and what they have bought, agents what their shop sells.
 *
 * @throws {ChatError} where it is none of these
 */
export async function productCard(
  tx: Executor,
  id: number,
  { conversation, sender, now }: { readonly conversation: Conversation; readonly sender: Sender; readonly now: Date },
): Promise<ProductCardOfChat> {
  const [card] = await productCards(tx, [id], now);
  if (card === undefined) throw new ChatError("not_yours");
  const isTheirs =
    "agentId" in sender
      ? conversation.shopId === null || conversation.shopId === card.shop.id
      : (await isOnSale(tx, id)) || (await isBought(tx, id, sender.customerId));
  if (!isTheirs) throw new ChatError("not_yours");
  const names = languages.map((language) => [language, card.translations[language]?.name]);
  return {
    kind: "product",
    id,
    image: card.image,
    price: card.flashPrice ?? card.price,
    name: card.name,
    names: Object.fromEntries(names.filter(([, name]) => name !== undefined)),
  };
}

async function isOnSale(tx: Executor, id: number): Promise<boolean> {
  const isThere = and(eq(products.isOnShelf, true), eq(products.isApproved, true), isNull(products.deletedAt));
  return (await tx.$count(products, and(eq(products.id, id), isThere))) > 0;
}

async function isBought(tx: Executor, productId: number, customerId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.productId, productId)))
    .limit(1);
  return found.length > 0;
}

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
