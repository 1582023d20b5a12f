import type { CustomerContext } from "../../platform/http/call.ts";
import { noImagePath } from "../../platform/http/image-urls.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import type { AgentRow } from "../../platform/store/schema/agents.ts";
import { chatRecords, type Conversation } from "../../platform/store/schema/chat.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { more } from "../../platform/wire/page.ts";
import { takesChats } from "./chat-settings.ts";
import { chooseAgent } from "./choose-agent.ts";
import { findConversation, lockConversation } from "./conversation.ts";
import { pageOfRecords } from "./find-records.ts";
import { chatShopIdOf } from "./chat-shop-id.ts";
import { markRead } from "./read-marks.ts";
import { recordWire } from "./record-wire.ts";

/**
 * `user/chatRecord`: what was said so far, and who answers. Its first page is what a customer sees of the conversation, so
 * all of it counts as read from then on. `before_id` and `read_id` are ours.
 */
export async function handleChatRecord(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const shopId = chatShopIdOf(query.id("shop_id"));
  const page = query.page();
  const beforeId = query.id("before_id");
  const isOn = await takesChats(db, shopId);
  const conversation = await findConversation(db, customer.id, shopId);
  const which = and(eq(chatRecords.customerId, customer.id), eq(chatRecords.conversationId, conversation?.id ?? 0));
  const { records, total } = await pageOfRecords(context, { which, page, beforeId });
  if (conversation !== null && beforeId === null && page.offset === 0) await opened(context, conversation);
  const agent = isOn ? await chooseAgent(db, customer.id, shopId) : null;
  const reader = { side: "user", id: customer.id, language } as const;
  return {
    config: isOn ? 2 : 1,
    kefu: agent === null ? [] : agentWire(agent, language),
    record: {
      list: records.map((each) => recordWire(each, reader)),
      page: page.number,
      size: page.size,
      count: total,
      more: more(page, total),
    },
    read_id: conversation?.agentReadId ?? 0,
  };
}

async function opened(
  { db, customer, events }: CustomerContext,
  { shopId, lastRecordId }: Conversation,
): Promise<void> {
  const news = await db.transaction(async (tx) => {
    const locked = await lockConversation(tx, customer.id, shopId);
    return locked === null ? null : markRead(tx, locked, "user", lastRecordId);
  });
  if (news !== null) await events.publish("chat", news);
}

function agentWire(agent: AgentRow, language: ReaderLanguage) {
  return { id: agent.id, nickname: inLanguage(agent, "nickname", language), avatar: agent.avatar ?? noImagePath };
}
