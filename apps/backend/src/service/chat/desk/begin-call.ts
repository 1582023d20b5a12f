import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage, type Language } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, eq, desc } from "../../../platform/store/sql.ts";
import { openConversation } from "../conversation.ts";
import { isAgentOnline } from "../presence.ts";
import { noticeSettings } from "../../../platform/store/schema/notices.ts";

/** The web, as the contract numbers clients. */
const web = 5;

/**
 * `conversations/begin`: whoever sees an order of the shop may write to its customer, also first. A conversation that a colleague
 * has who is there stays the colleague's.
 */
export async function handleBeginConversation({ db, shopId, agent, body, language, now }: ShopContext) {
  const orderId = requiredId(body, "order_id");
  const [order] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shopId)));
  if (order === undefined) throw new DomainError("orderGone", { notFound: true });
  const { customerId } = order;
  await retriedTransaction(db, async (tx) => {
    // In the language of the customer, who reads it; the agent's own where nobody knows that.
    const wanted = (await languageOfCustomer(tx, customerId)) ?? language.wanted;
    const opening = { customerId, shopId, client: web, language: { ...language, wanted }, now: now() };
    const conversation = await openConversation(tx, opening);
    if (conversation.agentId === agent.id) return;
    const colleague = conversation.agentId === null ? null : await colleagueThere(tx, conversation.agentId);
    if (colleague !== null)
      throw new DomainError("conversationOfColleague", { parameter: inLanguage(colleague, "nickname", language) });
    await tx.update(conversations).set({ agentId: agent.id, note: "" }).where(eq(conversations.id, conversation.id));
  });
  return { customer_id: customerId };
}

/** Null for who is not there, and for one that answers by itself. */
async function colleagueThere(tx: Executor, id: number) {
  const [found] = await tx.select({ agent: agents, isOnline: isAgentOnline() }).from(agents).where(eq(agents.id, id));
  return found?.isOnline === true && !found.agent.isAutomatic ? found.agent : null;
}

/**
 * The language that a customer reads, as far as they have shown it: in the conversation that was used last, or where they have
 * decided about notices. Null: nobody knows.
 */
async function languageOfCustomer(db: Executor, customerId: number): Promise<Language | null> {
  const [conversation] = await db
    .select({ language: conversations.language })
    .from(conversations)
    .where(eq(conversations.customerId, customerId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(1);
  if (conversation !== undefined) return conversation.language;
  const [setting] = await db
    .select({ language: noticeSettings.language })
    .from(noticeSettings)
    .where(eq(noticeSettings.customerId, customerId))
    .limit(1);
  return setting?.language ?? null;
}
