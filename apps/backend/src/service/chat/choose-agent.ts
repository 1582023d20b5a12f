import type { Executor } from "../../platform/store/database.ts";
import { agents, type AgentRow } from "../../platform/store/schema/agents.ts";
import { conversations } from "../../platform/store/schema/chat.ts";
import { and, asc, eq, sql } from "../../platform/store/sql.ts";
import { isOfShop, type ChatShopId } from "./chat-shop-id.ts";
import { isAgentOnline } from "./presence.ts";

/**
 * Who answers a customer: the agent of before while there, otherwise one of those who are, the same each time, and nobody
 * of flesh and blood gives way to one that answers by itself. Null: nobody is at the desk.
 */
export async function chooseAgent(db: Executor, customerId: number, shopId: ChatShopId): Promise<AgentRow | null> {
  const [chosen] = await db
    .select({ agent: agents })
    .from(agents)
    .leftJoin(
      conversations,
      and(
        eq(conversations.customerId, customerId),
        isOfShop(conversations.shopId, shopId),
        eq(conversations.agentId, agents.id),
      ),
    )
    .where(and(isOfShop(agents.shopId, shopId), isAgentOnline()))
    .orderBy(
      asc(agents.isAutomatic),
      sql`${conversations.id} is null`,
      sql`md5(agents.id::text || ':' || ${customerId}::text)`,
    )
    .limit(1);
  return chosen?.agent ?? null;
}

/** As {@link chooseAgent}, of those who do not answer by themselves. */
export async function personFor(db: Executor, customerId: number, shopId: ChatShopId): Promise<AgentRow | null> {
  // Where there is any person, one is chosen.
  const chosen = await chooseAgent(db, customerId, shopId);
  return chosen === null || chosen.isAutomatic ? null : chosen;
}

/** Whether anybody is at the desk. */
export async function isSomebodyThere(db: Executor, shopId: ChatShopId): Promise<boolean> {
  const found = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isOfShop(agents.shopId, shopId), isAgentOnline()))
    .limit(1);
  return found.length > 0;
}
