import { type MessageTable, messageText } from "../../platform/http/message-text.ts";
import { languageOf } from "../../catalogue/reviews/text-language.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language, ReaderLanguage } from "../../platform/store/language.ts";
import { chatRecords, type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, eq, gt } from "../../platform/store/sql.ts";
import { addRecord } from "./add-record.ts";
import type { ChatNews } from "./chat-events.ts";
import { textContent } from "./content.ts";
import type { ChatShopId } from "./chat-shop-id.ts";
import { readServiceContact } from "./service-contact.ts";

/** Who asks again within this time is not answered again. */
const quietMs = 5 * 60_000;

interface PersonAsked {
  /** What the customer has said. */
  readonly text: string;
  /** Who has the conversation now. */
  readonly agentId: number;
  /** Whether that is a person. */
  readonly isPerson: boolean;
  /** The store's default. */
  readonly fallback: Language;
  readonly now: Date;
}

/**
 * Says to a customer who asks for a person that one is called, or when there is one. It is a notice of the platform, in the
 * language of what was said: to the agent the customer goes on waiting. Belongs into the transaction that has locked the
 * conversation and has added what was said.
 *
 * @returns the event to publish after the commit; null: the customer got this answer a moment ago, or a person is writing already
 */
export async function answerPersonAsked(
  tx: Executor,
  messages: MessageTable,
  conversation: Conversation,
  { text, agentId, isPerson, fallback, now }: PersonAsked,
): Promise<ChatNews | null> {
  const { personAnsweredAt, shopId, language: read } = conversation;
  const quietSince = new Date(now.getTime() - quietMs);
  if (personAnsweredAt !== null && personAnsweredAt > quietSince) return null;
  if (isPerson && (await hasWritten(tx, conversation, agentId, quietSince))) return null;
  await tx.update(conversations).set({ personAnsweredAt: now }).where(eq(conversations.id, conversation.id));
  const language = languageOf(text, read) ?? read;
  const answer = isPerson
    ? messageText(messages, "chatCalling", language)
    : await nobodyThere(tx, messages, shopId, { wanted: language, fallback });
  const notice = { ...textContent(answer), isNotice: true, isFromCustomer: false, clientId: null };
  return (await addRecord(tx, conversation, { ...notice, agentId, now })).news;
}

/** That no person is at the desk, and when there is one. */
export async function nobodyThere(
  db: Executor,
  messages: MessageTable,
  shopId: ChatShopId,
  language: ReaderLanguage,
): Promise<string> {
  const reached = await howToReach(db, messages, shopId, language);
  return joined([messageText(messages, "chatNoPerson", language.wanted), reached], language.wanted);
}

/** When people answer and how they are reached without a chat, as far as it is stated; "" where nothing is. */
export async function howToReach(
  db: Executor,
  messages: MessageTable,
  shopId: ChatShopId,
  language: ReaderLanguage,
): Promise<string> {
  const { phone, hours } = await readServiceContact(db, shopId, language);
  return joined(
    [
      hours === "" ? "" : messageText(messages, "chatServiceHours", language.wanted, hours),
      phone === "" ? "" : messageText(messages, "chatServicePhone", language.wanted, phone),
    ],
    language.wanted,
  );
}

function joined(sentences: readonly string[], language: Language): string {
  return sentences.filter((sentence) => sentence !== "").join(language === "zh" || language === "ja" ? "" : " ");
}

async function hasWritten(tx: Executor, { id }: Conversation, agentId: number, since: Date): Promise<boolean> {
  const isTheirs = and(
    eq(chatRecords.conversationId, id),
    eq(chatRecords.agentId, agentId),
    eq(chatRecords.isFromCustomer, false),
    eq(chatRecords.isNotice, false),
    gt(chatRecords.createdAt, since),
  );
  return (await tx.$count(chatRecords, isTheirs)) > 0;
}
