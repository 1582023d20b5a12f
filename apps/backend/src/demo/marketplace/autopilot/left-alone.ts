import { agents, agentSessions } from "../../../platform/store/schema/agents.ts";
import type { afterSales } from "../../../platform/store/schema/after-sales.ts";
import type { orders } from "../../../platform/store/schema/orders.ts";
import { type SQL, sql } from "../../../platform/store/sql.ts";

/** Longer than it takes until the use of a session is noted, and than reading a page without a press. */
const seenLately = 15 * 60 * 1000;

/** Whether nobody has lately been at the desk of a shop: whoever is there wants to do its work, and not to see it done. */
export function isLeftAlone(shopId: typeof orders.shopId | typeof afterSales.shopId, now: Date): SQL {
  const since = new Date(now.getTime() - seenLately);
  return sql`not exists (
    select from ${agentSessions} join ${agents} on ${agents.id} = ${agentSessions.agentId}
    where ${agents.shopId} = ${shopId}
      and ${agentSessions.usedAt} > ${since.toISOString()} and ${agentSessions.expiresAt} > ${now.toISOString()})`;
}
