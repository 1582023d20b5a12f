import { chatConnections, chatNodes } from "../../platform/store/schema/chat.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";

/** A node says so often that it lives. */
export const beatMs = 4000;

/**
 * A node that has said nothing for so long is dead, and everybody who was connected to it is gone. Clocks of machines
 * differ, so it goes by the store's.
 */
export const isAlive = sql`${chatNodes.seenAt} > now() - interval '12 seconds'`;

/** Open sockets. Names are written out, because those of a query on one table alone would lose the table. */
const onLiveNodes = sql`from chat_connections
  join chat_nodes on chat_nodes.id = chat_connections.node_id and chat_nodes.seen_at > now() - interval '12 seconds'`;

/** Whether an agent, of a query on agents, can be talked to. */
export function isAgentOnline(): SQL<boolean> {
  return sql`(not agents.is_disabled and (coalesce(agents.awake_until > now(), false)
    or exists (select ${onLiveNodes} where chat_connections.agent_id = agents.id)))`;
}

/** Whether the customer of a conversation, of a query on conversations, looks at it. */
export function isCustomerOnline(): SQL<boolean> {
  return sql`exists (select ${onLiveNodes} where chat_connections.customer_id = conversations.customer_id
    and chat_connections.shop_id is not distinct from conversations.shop_id)`;
}

/** Open sockets of somebody, the oldest first. */
export function openConnectionsOf(side: "user" | "kefu", id: number): SQL {
  const column = side === "user" ? chatConnections.customerId : chatConnections.agentId;
  return sql`select chat_connections.id as id ${onLiveNodes} where ${column} = ${id}
    order by chat_connections.opened_at, chat_connections.id`;
}
