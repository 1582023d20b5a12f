import type { Database, Executor } from "../../../platform/store/database.ts";
import { chatConnections, chatNodes } from "../../../platform/store/schema/chat.ts";
import { and, eq, inArray, not, type SQL, sql } from "../../../platform/store/sql.ts";
import { isOfShop, type ChatShopId } from "../chat-shop-id.ts";
import { isAlive, openConnectionsOf } from "../presence.ts";
import type { LiveSocket } from "./live-socket.ts";
import type { SocketRegister } from "./socket-register.ts";

/** Sockets that somebody may have; with more, the oldest makes room. */
const maxOfCustomer = 5;
const maxOfAgent = 10;

/** A customer who has left, or is there again. */
export interface Visit {
  readonly customerId: number;
  readonly shopId: ChatShopId;
}

/** What a beat has changed. */
export interface Beat {
  /** Who was connected to dead nodes, or by sockets that are closed, and is nowhere now. */
  readonly left: readonly Visit[];
  /** The customers of this node, where others had taken it for dead, and have said that they left. */
  readonly back: readonly Visit[];
}

/** The sockets of this process, as the store and so all nodes know them. */
export class Connections {
  readonly #db: Database;
  readonly #nodeId: string;
  /** Those that were written down: where a row of theirs is missing, others have taken this node for dead. */
  readonly #stored = new WeakSet<LiveSocket>();

  constructor(db: Database, nodeId: string) {
    this.#db = db;
    this.#nodeId = nodeId;
  }

  /** @returns the connections that have to make room */
  async open(socket: LiveSocket): Promise<readonly string[]> {
    await this.#db.transaction(async (tx) => {
      await this.#sayAlive(tx);
      await tx.insert(chatConnections).values(this.#rowOf(socket));
    });
    this.#stored.add(socket);
    const { side, id } = socket.person;
    const { rows } = await this.#db.execute<{ id: string }>(openConnectionsOf(side, id));
    const surplus = rows.length - (side === "user" ? maxOfCustomer : maxOfAgent);
    return rows.slice(0, Math.max(0, surplus)).map((row) => row.id);
  }

  /** @returns whether it was the last one by which its person looked at this conversation */
  async close({ connectionId, person }: LiveSocket): Promise<boolean> {
    await this.#db.delete(chatConnections).where(eq(chatConnections.id, connectionId));
    if (person.side === "kefu") return false;
    return !(await isStillThere(this.#db, { customerId: person.id, shopId: person.shopId }));
  }

  /**
   * Says that this node lives, also where others have taken it for dead, and clears away those who are, and what the store
   * still has of sockets that are closed: it may have failed as they were.
   */
  async beat(sockets: SocketRegister): Promise<Beat> {
    const stored = sockets.all().filter((socket) => this.#stored.has(socket));
    if (sockets.size > 0) await this.#sayAlive(this.#db);
    const rows = await this.#db
      .select({ id: chatConnections.id })
      .from(chatConnections)
      .where(eq(chatConnections.nodeId, this.#nodeId));
    const known = new Set(rows.map(({ id }) => id));
    const back = await this.#requeue(stored.filter(({ connectionId }) => !known.has(connectionId)));
    // Sockets are in the register before they are in the store, so whoever is not there any more is closed.
    const closed = await this.#forget([...known].filter((id) => sockets.one(id) === null));
    return { left: [...closed, ...(await this.#db.transaction(clearDeadNodes))], back };
  }

  /** Has this node count as dead at once. Where there are other nodes, they clear it away, and publish who has left with it. */
  async end(): Promise<void> {
    const isOwn = eq(chatNodes.id, this.#nodeId);
    const others = await this.#db.$count(chatNodes, and(isAlive, not(isOwn)));
    if (others === 0) await this.#db.delete(chatNodes).where(isOwn);
    else
      await this.#db
        .update(chatNodes)
        .set({ seenAt: new Date(0) })
        .where(isOwn);
  }

  /** @returns the customers of whom others have said that they left */
  async #requeue(missing: readonly LiveSocket[]): Promise<readonly Visit[]> {
    if (missing.length === 0) return [];
    const rows = missing.map((socket) => this.#rowOf(socket));
    await this.#db.insert(chatConnections).values(rows).onConflictDoNothing();
    return missing.flatMap(({ person }) =>
      person.side === "user" ? [{ customerId: person.id, shopId: person.shopId }] : [],
    );
  }

  async #forget(ids: readonly string[]): Promise<readonly Visit[]> {
    if (ids.length === 0) return [];
    return this.#db.transaction((tx) => forget(tx, inArray(chatConnections.id, [...ids])));
  }

  async #sayAlive(tx: Executor): Promise<void> {
    await tx
      .insert(chatNodes)
      .values({ id: this.#nodeId, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: chatNodes.id, set: { seenAt: sql`now()` } });
  }

  #rowOf({ connectionId, person, openedAt }: LiveSocket): typeof chatConnections.$inferInsert {
    const { side, id, shopId } = person;
    return {
      id: connectionId,
      nodeId: this.#nodeId,
      ...(side === "user" ? { customerId: id } : { agentId: id }),
      shopId,
      openedAt,
    };
  }
}

async function clearDeadNodes(tx: Executor): Promise<readonly Visit[]> {
  const dead = await tx
    .select({ id: chatNodes.id })
    .from(chatNodes)
    .where(not(isAlive))
    .for("update", { skipLocked: true });
  if (dead.length === 0) return [];
  const ids = dead.map(({ id }) => id);
  const left = await forget(tx, inArray(chatConnections.nodeId, ids));
  await tx.delete(chatNodes).where(inArray(chatNodes.id, ids));
  return left;
}

/** @returns whose connections these were, and who is nowhere now */
async function forget(tx: Executor, which: SQL): Promise<readonly Visit[]> {
  const gone = await tx
    .delete(chatConnections)
    .where(which)
    .returning({ customerId: chatConnections.customerId, shopId: chatConnections.shopId });
  const left: Visit[] = [];
  for (const { customerId, shopId } of gone)
    if (customerId !== null && !(await isStillThere(tx, { customerId, shopId }))) left.push({ customerId, shopId });
  return left;
}

async function isStillThere(db: Executor, { customerId, shopId }: Visit): Promise<boolean> {
  const own = and(eq(chatConnections.customerId, customerId), isOfShop(chatConnections.shopId, shopId));
  const found = await db
    .select({ id: chatConnections.id })
    .from(chatConnections)
    .innerJoin(chatNodes, eq(chatNodes.id, chatConnections.nodeId))
    .where(and(own, isAlive))
    .limit(1);
  return found.length > 0;
}
