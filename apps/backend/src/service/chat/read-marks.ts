import type { Executor } from "../../platform/store/database.ts";
import { chatRecords, type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, desc, eq, lte } from "../../platform/store/sql.ts";
import type { ChatNews, Side } from "./chat-events.ts";
import { keyOf } from "./conversation.ts";

/**
 * Moves a side's mark forward to a record, or to the last one; never back, and never beyond what there is. Belongs into the
 * transaction that has locked the conversation.
 *
 * @returns the event to publish after the commit; null: nothing has changed
 */
export async function markRead(
  tx: Executor,
  conversation: Conversation,
  by: Side,
  upTo: number | null,
): Promise<ChatNews | null> {
  const lastId = await newestOfOtherSide(tx, conversation, by, upTo ?? conversation.lastRecordId);
  const known = by === "user" ? conversation.customerReadId : conversation.agentReadId;
  if (lastId <= known) return null;
  await tx
    .update(conversations)
    .set(by === "user" ? { customerReadId: lastId } : { agentReadId: lastId })
    .where(eq(conversations.id, conversation.id));
  return { ...keyOf(conversation), what: "read", by, lastId };
}

/** What one has written oneself is not read, and ids between are those of other conversations. */
async function newestOfOtherSide(tx: Executor, { id }: Conversation, by: Side, upTo: number): Promise<number> {
  const [newest] = await tx
    .select({ id: chatRecords.id })
    .from(chatRecords)
    .where(
      and(eq(chatRecords.conversationId, id), lte(chatRecords.id, upTo), eq(chatRecords.isFromCustomer, by === "kefu")),
    )
    .orderBy(desc(chatRecords.id))
    .limit(1);
  return newest?.id ?? 0;
}
