import type { Services } from "../../../platform/http/services.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { ChatError } from "../chat-error.ts";
import { findConversation, keyOf, lockConversation } from "../conversation.ts";
import { markRead } from "../read-marks.ts";
import { sendAsAgent } from "../send-message.ts";
import { isForThisShop, type FrameHandlers } from "./frame.ts";
import type { Person } from "./live-socket.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { type MessageTable, messageText } from "../../../platform/http/message-text.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage, type Language } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { type Conversation, conversations } from "../../../platform/store/schema/chat.ts";
import { and, eq, sql } from "../../../platform/store/sql.ts";
import { addRecord } from "../add-record.ts";
import type { ChatNews } from "../chat-events.ts";
import { textContent } from "../content.ts";
import { isOfShop, type ChatShopId } from "../chat-shop-id.ts";
import { isAgentOnline, isCustomerOnline } from "../presence.ts";

const maxNoteLength = 500;

export const agentFrames: FrameHandlers = {
  chat: async ({ db, now }, { person }, data) => {
    const { record, news } = await retriedTransaction(db, (tx) => sendAsAgent(tx, agentOf(person), data, now()));
    return news ?? record.id;
  },
  read: async ({ db }, { person }, data) => {
    const customerId = data.integer("user_id");
    if (customerId === null || !isForThisShop(person, data)) return [];
    const news = await db.transaction(async (tx) => {
      const locked = await lockConversation(tx, customerId, person.shopId);
      return locked?.agentId === person.id ? markRead(tx, locked, "kefu", data.integer("last_id")) : null;
    });
    return news === null ? [] : [news];
  },
  typing: async ({ db }, { person }, data) => {
    const customerId = data.integer("to_id");
    const conversation = customerId === null ? null : await findConversation(db, customerId, person.shopId);
    return conversation?.agentId === person.id ? [{ ...keyOf(conversation), what: "typing", by: "kefu" }] : [];
  },
  transfer: async ({ db, now, messages, defaultLanguage }: Services, { person }, data) => {
    const [customerId, toAgentId] = [data.integer("user_id"), data.integer("kefu_id")];
    if (customerId === null || toAgentId === null) throw new ChatError("bad_frame");
    // Ours.
    const note = data.text("note");
    if (Array.from(note).length > maxNoteLength) throw new ChatError("too_long", { parameter: String(maxNoteLength) });
    const { id: fromAgentId, shopId } = person;
    const fallback = await defaultLanguage();
    return retriedTransaction(db, (tx) =>
      transfer(tx, messages, { customerId, shopId, fromAgentId, toAgentId, note, fallback, now: now() }),
    );
  },
};

function agentOf({ id, shopId }: Person) {
  return { id, shopId };
}

interface Transfer {
  readonly customerId: number;
  readonly shopId: ChatShopId;
  readonly fromAgentId: number;
  readonly toAgentId: number;
  /** For the other agent, who does not see the earlier records; "" for none. */
  readonly note: string;
  /** The store's default. */
  readonly fallback: Language;
  readonly now: Date;
}

/**
 * Passes a conversation on to another agent of the same shop who is there. Belongs into a transaction.
 *
 * @returns the events to publish after the commit, in this order
 * @throws {DomainError} where one of them is not there, or the conversation is another agent's
 */
async function transfer(
  tx: Executor,
  messages: MessageTable,
  { customerId, shopId, fromAgentId, toAgentId, note, fallback, now }: Transfer,
): Promise<readonly ChatNews[]> {
  const conversation = await lockConversation(tx, customerId, shopId);
  if (conversation?.agentId !== fromAgentId || toAgentId === fromAgentId) throw new DomainError("chatTransferFailed");
  if (!(await isThere(tx, conversation))) throw new DomainError("chatCustomerAway");
  const [next] = await tx
    .select({ agent: agents, isOnline: isAgentOnline() })
    .from(agents)
    .where(and(eq(agents.id, toAgentId), isOfShop(agents.shopId, shopId)));
  if (next?.isOnline !== true) throw new DomainError("chatAgentAway");
  const { language: wanted } = conversation;
  const name = inLanguage(next.agent, "nickname", { wanted, fallback });
  const notice = messageText(messages, "chatPassedOn", wanted, name);
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
