import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { customers } from "../../../platform/store/schema/customers.ts";
import { and, count, desc, eq, sql } from "../../../platform/store/sql.ts";
import { more } from "../../../platform/wire/page.ts";
import { conversationWire, isUnread, selectConversations } from "../conversation-wire.ts";
import { isCustomerOnline } from "../presence.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** `chat/user`: whose conversations the agent has, first those who are there. */
export async function handleCustomers({ db, agent, query, language }: AgentContext) {
  const page = query.page();
  const name = query.text("nickname");
  const customerId = query.id("user_id");
  // Ours: one of them alone, only what nobody has read, and who has waited longest first.
  const which = and(
    eq(conversations.agentId, agent.id),
    customerId === null ? undefined : eq(conversations.customerId, customerId),
    name === "" ? undefined : sql`position(lower(${name}) in lower(${customers.nickname})) > 0`,
    query.text("list") === "unread" ? isUnread : undefined,
  );
  const waiting = query.text("order") === "waiting" ? [sql`${conversations.waitingSince} asc nulls last`] : [];
  const own = eq(conversations.agentId, agent.id);
  const [rows, counted, [counts]] = await Promise.all([
    selectConversations(db)
      .where(which)
      .orderBy(...waiting, desc(isCustomerOnline()), desc(conversations.updatedAt), desc(conversations.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(conversations)
      .innerJoin(customers, eq(customers.id, conversations.customerId))
      .where(which),
    db
      .select({
        open: count(),
        waiting: count(conversations.waitingSince),
        unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      })
      .from(conversations)
      // Also because a query of one table would name the columns of `isUnread` without their tables.
      .innerJoin(customers, eq(customers.id, conversations.customerId))
      .where(own),
  ]);
  const { total } = singleRow(counted);
  return {
    list: rows.map((row) => conversationWire(row, language.wanted)),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
    counts,
  };
}
