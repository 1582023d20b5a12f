import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Conversation } from "../../../platform/store/schema/chat.ts";
import { findConversation } from "../conversation.ts";

/**
 * The conversation of an agent's shop with a customer: who has not written to a shop is unknown to its agents, as somebody
 * is whom there is not.
 *
 * @throws {DomainError} where there is none
 */
export async function knownCustomer({ db, query, agent }: AgentContext): Promise<Conversation> {
  const customerId = query.id("user_id");
  if (customerId === null) throw new DomainError("agentParameterMissing");
  const conversation = await findConversation(db, customerId, agent.shopId);
  if (conversation === null) throw new DomainError("chatCustomerUnknown", { notFound: true });
  return conversation;
}
