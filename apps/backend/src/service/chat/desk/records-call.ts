import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { chatRecords } from "../../../platform/store/schema/chat.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { more } from "../../../platform/wire/page.ts";
import { pageOfRecords } from "../find-records.ts";
import { recordWire } from "../record-wire.ts";
import { knownCustomer } from "./known-customer.ts";

/** `chat/record`: what this agent and a customer have said to each other. `before_id` and `read_id` are ours. */
export async function handleDeskRecords(context: AgentContext) {
  const { agent, query, language } = context;
  const conversation = await knownCustomer(context);
  const page = query.page();
  const which = and(
    eq(chatRecords.conversationId, conversation.id),
    eq(chatRecords.agentId, agent.id),
    eq(chatRecords.isNotice, false),
  );
  const { records, total } = await pageOfRecords(context, { which, page, beforeId: query.id("before_id") });
  const reader = { side: "kefu", id: agent.id, language } as const;
  return {
    list: records.map((each) => recordWire(each, reader)),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
    read_id: conversation.customerReadId,
  };
}
