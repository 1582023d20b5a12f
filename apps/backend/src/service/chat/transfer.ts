import { DomainError } from "../../platform/http/domain-error.ts";
import { type MessageTable, messageText } from "../../platform/http/message-text.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { addRecord } from "./add-record.ts";
import type { ChatNews } from "./chat-events.ts";
import { textContent } from "./content.ts";
import { keyOf, lockConversation } from "./conversation.ts";
import { isOfShop, type ChatShopId } from "./chat-shop-id.ts";
import { isAgentOnline, isCustomerOnline } from "./presence.ts";

export interface Transfer {
  readonly customerId: number;
  readonly shopId: ChatShopId;
  readonly fromAgentId: number;
  readonly toAgentId: number;
  /** For the other agent, who does not see the earlier records; "" for none. */
  readonly note: string;
  readonly now: Date;
}

/**
 * Passes a conversation on to another agent of the same shop who is there. Belongs into a transaction.
 *
 * @returns the events to publish after the commit, in this order
 * @throws {DomainError} where one of them is not there, or the conversation is another agent's
 */
export async function transfer(
  tx: Executor,
  messages: MessageTable,
  { customerId, shopId, fromAgentId, toAgentId, note, now }: Transfer,
): Promise<readonly ChatNews[]> {
  const conversation = await lockConversation(tx, customerId, shopId);
  if (conversation?.agentId !== fromAgentId || toAgentId === fromAgentId) throw new DomainError("chatTransferFailed");
  if (!(await isThere(tx, conversation))) throw new DomainError("chatCustomerAway");
  const [next] = await tx
    .select({ agent: agents, isOnline: isAgentOnline() })
    .from(agents)
    .where(and(eq(agents.id, toAgentId), isOfShop(agents.shopId, shopId)));
  if (next?.isOnline !== true) throw new DomainError("chatAgentAway");
  const { language } = conversation;
  const notice = messageText(messages, "chatPassedOn", language, inLanguage(next.agent, "nickname", language));
  const content = { ...textContent(notice), isNotice: true, isFromCustomer: false, clientId: null };
  const { news } = await addRecord(tx, conversation, { ...content, agentId: toAgentId, now });
  // As in a list where it has just begun.
  await tx
    .update(conversations)
    .set({ preview: "", previewKind: 1, note })
    .where(eq(conversations.id, conversation.id));
  const handed = { ...keyOf(conversation), agentId: toAgentId, what: "transfer", fromAgentId } as const;
  return news === null ? [handed] : [news, handed];
}

async function isThere(tx: Executor, { id }: Conversation): Promise<boolean> {
  const [row] = await tx
    .select({ isOnline: sql<boolean>`${isCustomerOnline()}` })
    .from(conversations)
    .where(eq(conversations.id, id));
  return row?.isOnline ?? false;
}
