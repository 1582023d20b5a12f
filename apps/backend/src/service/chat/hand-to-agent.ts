import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { ChatError } from "./chat-error.ts";
import { isOfShop } from "./chat-shop-id.ts";
import { isAgentOnline } from "./presence.ts";

interface Candidate {
  readonly id: number;
  readonly isAutomatic: boolean;
  readonly isOnline: boolean;
}

/**
 * Who has a conversation from now on, when the customer names somebody: an agent who is there keeps it, so that a client
 * that does not know yet of a transfer cannot undo it; one that answers by itself gives way. Belongs into the transaction
 * that has locked the conversation.
 *
 * @throws {ChatError} where nobody is there, or the one named is no agent of this shop
 */
export async function handToAgent(tx: Executor, conversation: Conversation, wantedId: number): Promise<Conversation> {
  const wanted = await candidate(tx, conversation, wantedId);
  if (wanted === null) throw new ChatError("not_bound");
  const { agentId } = conversation;
  const current = agentId === wanted.id ? wanted : agentId === null ? null : await candidate(tx, conversation, agentId);
  const next = preferred(current, wanted);
  if (next === null) throw new ChatError("offline");
  if (next.id === agentId) return conversation;
  // A note was for the colleague that it was passed on to.
  await tx.update(conversations).set({ agentId: next.id, note: "" }).where(eq(conversations.id, conversation.id));
  return { ...conversation, agentId: next.id, note: "" };
}

function preferred(current: Candidate | null, wanted: Candidate): Candidate | null {
  if (current?.isOnline === true && (!current.isAutomatic || !wanted.isOnline)) return current;
  return wanted.isOnline ? wanted : null;
}

async function candidate(tx: Executor, { shopId }: Conversation, id: number): Promise<Candidate | null> {
  const [found] = await tx
    .select({ id: agents.id, isAutomatic: agents.isAutomatic, isOnline: isAgentOnline() })
    .from(agents)
    .where(and(eq(agents.id, id), isOfShop(agents.shopId, shopId)));
  return found ?? null;
}
