import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { and, eq, inArray, isNotNull, sql } from "../../../platform/store/sql.ts";
import { isAgentOnline } from "../presence.ts";
import type { SocketRegister } from "./socket-register.ts";

/** An agent who has lost the connection may well be back by then. */
const graceMs = 15_000;

/** Notifies customers that the agent who has their conversation is not there any more. */
export class GoneAgents {
  readonly #db: Executor;
  readonly #sockets: SocketRegister;
  /** Since when an agent is missed. */
  readonly #missedSince = new Map<number, Date>();
  /** Which agent's going each socket knows of. */
  readonly #notifiedOf = new WeakMap<object, number>();

  constructor(db: Executor, sockets: SocketRegister) {
    this.#db = db;
    this.#sockets = sockets;
  }

  async look(now: Date): Promise<void> {
    const rows = await this.#watched();
    const missing = new Set(rows.filter(({ isOnline }) => !isOnline).map(({ agentId }) => agentId));
    for (const agentId of this.#missedSince.keys()) if (!missing.has(agentId)) this.#missedSince.delete(agentId);
    for (const agentId of missing) if (!this.#missedSince.has(agentId)) this.#missedSince.set(agentId, now);
    for (const { customerId, shopId, agentId, isOnline } of rows) {
      const since = this.#missedSince.get(agentId);
      const isGone = since !== undefined && now.getTime() - since.getTime() >= graceMs;
      for (const socket of this.#sockets.ofCustomer(customerId, shopId)) {
        if (isOnline) this.#notifiedOf.delete(socket);
        if (!isGone || this.#notifiedOf.get(socket) === agentId) continue;
        this.#notifiedOf.set(socket, agentId);
        socket.send("agent_gone", { shop_id: shopId ?? 0, id: agentId });
      }
    }
  }

  /** The conversations of the customers who are connected here, and whether their agents are. */
  async #watched() {
    const ids = new Set(this.#sockets.all().flatMap(({ person }) => (person.side === "user" ? [person.id] : [])));
    if (ids.size === 0) return [];
    return this.#db
      .select({
        customerId: conversations.customerId,
        shopId: conversations.shopId,
        agentId: agents.id,
        isOnline: sql<boolean>`${isAgentOnline()}`,
      })
      .from(conversations)
      .innerJoin(agents, eq(agents.id, conversations.agentId))
      .where(and(inArray(conversations.customerId, [...ids]), isNotNull(conversations.agentId)));
  }
}
