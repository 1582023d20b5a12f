import { type AgentName, agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orderEvents, type OrderState } from "../../platform/store/schema/orders.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export interface StateSince {
  readonly state: OrderState;
  readonly since: Date;
  /** What brought it there. */
  readonly action: string;
  /** Who of the shop it was; null: nobody at the desk. */
  readonly agent: AgentName | null;
}

/** What has been done to an order, and who of the shop did it, the first first. */
export function eventsOf(db: Executor, orderId: number) {
  return db
    .select({
      from: orderEvents.from,
      to: orderEvents.to,
      at: orderEvents.createdAt,
      action: orderEvents.action,
      actor: orderEvents.actor,
      agent: agentName,
    })
    .from(orderEvents)
    .leftJoin(agents, eq(agents.id, orderEvents.agentId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

export type OrderEvent = Awaited<ReturnType<typeof eventsOf>>[number];

/** The states that an order has been through, the first one first. */
export function statesIn(events: readonly OrderEvent[]): readonly StateSince[] {
  return events.flatMap(({ from, to, at, action, agent }) =>
    from === to ? [] : [{ state: to, since: at, action, agent }],
  );
}

export async function statesOf(db: Executor, orderId: number): Promise<readonly StateSince[]> {
  return statesIn(await eventsOf(db, orderId));
}
