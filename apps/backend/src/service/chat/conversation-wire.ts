import { shownNickname } from "../../identity/customers/given-nickname.ts";
import type { Language } from "../../platform/store/language.ts";
import { noImagePath } from "../../platform/http/image-urls.ts";
import type { Executor } from "../../platform/store/database.ts";
import { chatRecords, conversations } from "../../platform/store/schema/chat.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, eq, gt, sql } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant, wallClock } from "../../platform/wire/time.ts";
import { isCustomerOnline } from "./presence.ts";

export type ListedConversation = Awaited<ReturnType<typeof selectConversations>>[number];

/** What the customer has said to the agent who has the conversation now, and that nobody has read. */
const isUnreadRecord = and(
  eq(chatRecords.conversationId, conversations.id),
  chatRecords.isFromCustomer,
  gt(chatRecords.id, conversations.agentReadId),
  eq(chatRecords.agentId, conversations.agentId),
);

/** There is something in a conversation that its agent has not read. */
export const isUnread = sql<boolean>`exists (select from ${chatRecords} where ${isUnreadRecord})`;

/** Conversations with their customers, as agents see them. */
export function selectConversations(db: Executor) {
  return db
    .select({
      conversation: conversations,
      customer: { nickname: customers.nickname, avatar: customers.avatar },
      isOnline: sql<boolean>`${isCustomerOnline()}`,
      unread: sql<number>`(select count(*)::int from ${chatRecords} where ${isUnreadRecord})`,
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId));
}

/** A row of `chat/user`, and what agents hear of customers who come and go. Its preview is text, as it was sent. */
export function conversationWire({ conversation, customer, isOnline, unread }: ListedConversation, language: Language) {
  const { id, shopId, customerId, agentId, client, preview, previewKind, createdAt, updatedAt } = conversation;
  // The preview is of what was said last, which a notice behind it is not.
  const isFromCustomer = conversation.waitingSince !== null;
  return {
    id,
    shop_id: shopId ?? 0,
    user_id: customerId,
    kefu_id: agentId ?? 0,
    nickname: shownNickname(customer.nickname, language),
    avatar: customer.avatar ?? noImagePath,
    client,
    msg: preview,
    msg_type: previewKind,
    is_read: flag(unread === 0),
    create_time: wallClock(createdAt),
    update_time: preview === "" ? "" : wallClock(updatedAt),
    online: flag(isOnline),
    // Ours.
    unread,
    waiting_since: instant(conversation.waitingSince),
    preview_from: isFromCustomer ? "user" : "kefu",
    note: conversation.note,
  };
}
