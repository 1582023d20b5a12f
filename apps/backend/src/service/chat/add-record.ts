import type { Executor } from "../../platform/store/database.ts";
import { type ChatRecord, chatRecords, type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { ChatError } from "./chat-error.ts";
import type { ChatNews } from "./chat-events.ts";
import { keyOf } from "./conversation.ts";
import type { Content } from "./content.ts";

export interface NewRecord extends Content {
  readonly agentId: number;
  readonly isFromCustomer: boolean;
  readonly clientId: string | null;
  readonly isNotice?: boolean;
  readonly now: Date;
}

export interface AddedRecord {
  readonly record: ChatRecord;
  /** The event to publish after the commit; null: the record was stored before. */
  readonly news: ChatNews | null;
}

/** Adds a record to a conversation that the transaction has locked; the sender's name for it is taken once. */
export async function addRecord(tx: Executor, conversation: Conversation, added: NewRecord): Promise<AddedRecord> {
  const { agentId, isFromCustomer, clientId, kind, body, card, preview, isNotice = false, now } = added;
  const { id: conversationId, customerId, lastRecordId: previousId } = conversation;
  const [record] = await tx
    .insert(chatRecords)
    .values({
      conversationId,
      customerId,
      agentId,
      isFromCustomer,
      clientId,
      kind,
      isNotice,
      body,
      card,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (record === undefined) return { record: await repeated(tx, conversation, added), news: null };
  await tx
    .update(conversations)
    .set({
      agentId,
      lastRecordId: record.id,
      ...(isFromCustomer && { lastCustomerRecordId: record.id }),
      ...(!isNotice && { preview, previewKind: kind }),
      // From the first question on that nobody has answered. A notice is no answer.
      ...(isFromCustomer && conversation.waitingSince === null && { waitingSince: now }),
      ...(!isFromCustomer && !isNotice && { waitingSince: null }),
      updatedAt: now,
    })
    .where(eq(conversations.id, conversationId));
  const key = keyOf({ ...conversation, agentId });
  return { record, news: { ...key, what: "record", recordId: record.id, previousId } };
}

/**
 * The record that the sender calls by this name; null where there is none.
 *
 * @throws {ChatError} where it is one of another conversation: a client that receives that record would take this one for sent
 */
export async function findRepeated(
  db: Executor,
  sender: { readonly customerId: number } | { readonly agentId: number },
  { clientId, conversationId }: { readonly clientId: string | null; readonly conversationId: number | null },
): Promise<ChatRecord | null> {
  if (clientId === null) return null;
  const isSender =
    "customerId" in sender
      ? and(eq(chatRecords.customerId, sender.customerId), eq(chatRecords.isFromCustomer, true))
      : and(eq(chatRecords.agentId, sender.agentId), eq(chatRecords.isFromCustomer, false));
  const [found] = await db
    .select()
    .from(chatRecords)
    .where(and(isSender, eq(chatRecords.clientId, clientId)));
  if (found !== undefined && found.conversationId !== conversationId) throw new ChatError("bad_frame");
  return found ?? null;
}

/** The sender has used the name already, perhaps a moment ago. */
async function repeated(
  tx: Executor,
  { id: conversationId, customerId }: Conversation,
  added: NewRecord,
): Promise<ChatRecord> {
  const sender = added.isFromCustomer ? { customerId } : { agentId: added.agentId };
  const found = await findRepeated(tx, sender, { clientId: added.clientId, conversationId });
  if (found === null) throw new Error("A record was refused that nobody has sent before");
  return found;
}
