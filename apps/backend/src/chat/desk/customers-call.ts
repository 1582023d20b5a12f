import { and, desc, eq, sql } from "drizzle-orm";
import type { AgentContext } from "../../http/agent-call.ts";
import { conversations } from "../../store/schema/chat.ts";
import { customers } from "../../store/schema/customers.ts";
import { onlyRow } from "../../store/only-row.ts";
import { more } from "../../wire/page.ts";
import { count } from "drizzle-orm";
import { conversationWire, selectConversations } from "../conversation-wire.ts";
import { isCustomerOnline } from "../presence.ts";

/** `chat/user`: whose conversations the agent has, first those who are there. */
export async function handleCustomers({ db, agent, query }: AgentContext) {
  const page = query.page();
  const name = query.text("nickname");
  const which = and(
    eq(conversations.agentId, agent.id),
    name === "" ? undefined : sql`position(lower(${name}) in lower(${customers.nickname})) > 0`,
  );
  const [rows, counted] = await Promise.all([
    selectConversations(db)
      .where(which)
      .orderBy(desc(isCustomerOnline()), desc(conversations.updatedAt), desc(conversations.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(conversations)
      .innerJoin(customers, eq(customers.id, conversations.customerId))
      .where(which),
  ]);
  const { total } = onlyRow(counted);
  return {
    list: rows.map(conversationWire),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
  };
}
