import type { Executor } from "../../platform/store/database.ts";
import { agents, type AgentRow } from "../../platform/store/schema/agents.ts";
import { conversations } from "../../platform/store/schema/chat.ts";
import { and, asc, eq, sql } from "../../platform/store/sql.ts";
import { isWith, type Partner } from "./partner.ts";
import { isAgentOnline } from "./presence.ts";

/**
 * Who answers a customer: the agent of before while there, otherwise one of those who are, the same each time, and nobody
 * of flesh and blood gives way to one that answers by itself. Null: nobody is at the desk.
 */
export async function chooseAgent(db: Executor, customerId: number, partner: Partner): Promise<AgentRow | null> {
  const [chosen] = await db
    .select({ agent: agents })
    .from(agents)
    .leftJoin(
      conversations,
      and(
        eq(conversations.customerId, customerId),
        isWith(conversations.shopId, partner),
        eq(conversations.agentId, agents.id),
      ),
    )
    .where(and(isWith(agents.shopId, partner), isAgentOnline()))
    .orderBy(
      asc(agents.isAutomatic),
      sql`${conversations.id} is null`,
      sql`md5(agents.id::text || ':' || ${customerId}::text)`,
    )
    .limit(1);
  return chosen?.agent ?? null;
}

/** As {@link chooseAgent}, of those who do not answer by themselves. */
export async function personFor(db: Executor, customerId: number, partner: Partner): Promise<AgentRow | null> {
  // Where there is any person, one is chosen.
  const chosen = await chooseAgent(db, customerId, partner);
  return chosen === null || chosen.isAutomatic ? null : chosen;
}

/** Whether anybody is at the desk. */
export async function isSomebodyThere(db: Executor, partner: Partner): Promise<boolean> {
  const found = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isWith(agents.shopId, partner), isAgentOnline()))
    .limit(1);
  return found.length > 0;
}
