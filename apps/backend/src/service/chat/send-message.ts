import type { Agent } from "../../platform/http/agent-call.ts";
import type { MessageTable } from "../../platform/http/message-text.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type ChatRecord, chatRecords } from "../../platform/store/schema/chat.ts";
import { and, eq, gt } from "../../platform/store/sql.ts";
import { addRecord, type AddedRecord, findRepeated } from "./add-record.ts";
import { answerPersonAsked } from "./answer-person-asked.ts";
import { asksForPerson } from "./asks-for-person.ts";
import { ChatError } from "./chat-error.ts";
import type { ChatNews } from "./chat-events.ts";
import { takesChats } from "./chat-settings.ts";
import { personFor } from "./choose-agent.ts";
import { readContent, textKind } from "./content.ts";
import { lockConversation, openConversation, type Opening } from "./conversation.ts";
import { handToAgent } from "./hand-to-agent.ts";

/** Chats of a customer within ten seconds, over all connections; of one connection, whoever has it, there are no more. */
export const maxChats = 20;
export const chatsWithinMs = 10_000;

interface SentByCustomer {
  readonly record: ChatRecord;
  /** The events to publish after the commit, in this order; none: the record was stored before. */
  readonly news: readonly ChatNews[];
  /** Another agent has the conversation since. */
  readonly isHandedOver: boolean;
}

/**
 * What a customer sends to the agent who has the conversation. Who asks for a person gets one, where one is there, and is
 * answered at once. Belongs into a transaction.
 *
 * @throws {ChatError} where it is not taken
 */
export async function sendAsCustomer(
  tx: Executor,
  messages: MessageTable,
  opening: Opening,
  data: Query,
): Promise<SentByCustomer> {
  const { customerId, shopId, language, now } = opening;
  const wantedId = data.integer("to_id");
  if (data.text("to_type") !== "kefu" || wantedId === null) throw new ChatError("bad_frame");
  const clientId = clientIdOf(data);
  if (!(await takesChats(tx, shopId))) throw new ChatError("offline", { key: "chatOff" });
  const conversation = await openConversation(tx, opening);
  const repeated = await findRepeated(tx, { customerId }, { clientId, conversationId: conversation.id });
  if (repeated !== null) return { record: repeated, news: [], isHandedOver: false };
  await checkPace(tx, customerId, now);
  const named = await handToAgent(tx, conversation, wantedId);
  const content = await readContent(tx, data, { conversation, sender: { customerId }, now });
  const isPersonAsked = content.kind === textKind && asksForPerson(content.body);
  const person = isPersonAsked ? await personFor(tx, customerId, shopId) : null;
  const handed = person === null ? named : await handToAgent(tx, named, person.id);
  const agentId = handed.agentId ?? wantedId;
  const { record, news } = await addRecord(tx, handed, { ...content, agentId, isFromCustomer: true, clientId, now });
  const isHandedOver = handed.agentId !== conversation.agentId;
  if (news === null || !isPersonAsked) return { record, news: news === null ? [] : [news], isHandedOver };
  const asked = { text: content.body, agentId, isPerson: agentId === person?.id, fallback: language.fallback, now };
  const answer = await answerPersonAsked(tx, messages, { ...handed, lastRecordId: record.id }, asked);
  return { record, news: answer === null ? [news] : [news, answer], isHandedOver };
}

/**
 * What an agent sends to a customer whose conversation is theirs, whether the customer is there or not. Belongs into a
 * transaction.
 *
 * @throws {ChatError} where it is not taken
 */
export async function sendAsAgent(
  tx: Executor,
  agent: Pick<Agent, "id" | "shopId">,
  data: Query,
  now: Date,
): Promise<AddedRecord> {
  const customerId = data.integer("to_id");
  if (data.text("to_type") !== "user" || customerId === null) throw new ChatError("bad_frame");
  const clientId = clientIdOf(data);
  const conversation = await lockConversation(tx, customerId, agent.shopId);
  const conversationId = conversation?.id ?? null;
  const repeated = await findRepeated(tx, { agentId: agent.id }, { clientId, conversationId });
  if (repeated !== null) return { record: repeated, news: null };
  if (conversation?.agentId !== agent.id) throw new ChatError("not_bound");
  const content = await readContent(tx, data, { conversation, sender: { agentId: agent.id }, now });
  return addRecord(tx, conversation, { ...content, agentId: agent.id, isFromCustomer: false, clientId, now });
}

function clientIdOf(data: Query): string | null {
  const id = data.text("client_id");
  if (id === "") return null;
  if (!/^[\w-]{1,64}$/.test(id)) throw new ChatError("bad_frame");
  return id;
}

async function checkPace(tx: Executor, customerId: number, now: Date): Promise<void> {
  const isRecent = gt(chatRecords.createdAt, new Date(now.getTime() - chatsWithinMs));
  const own = and(eq(chatRecords.customerId, customerId), isRecent, eq(chatRecords.isFromCustomer, true));
  if ((await tx.$count(chatRecords, own)) >= maxChats) throw new ChatError("too_fast");
}
