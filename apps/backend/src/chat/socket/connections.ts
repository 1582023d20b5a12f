import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Database, Executor } from "../../store/database.ts";
import { chatConnections, chatNodes } from "../../store/schema/chat.ts";
import { isWith, type Partner } from "../partner.ts";
import { isAlive, openConnectionsOf } from "../presence.ts";
import type { LiveSocket } from "./live-socket.ts";

/** Sockets that somebody may have; with more, the oldest makes room. */
const mostOfCustomer = 5;
const mostOfAgent = 10;

/** A customer who is not there any more. */
export interface Left {
  readonly customerId: number;
  readonly shopId: Partner;
}

/** The sockets of this process, as the store and so all nodes know them. */
export class Connections {
  readonly #db: Database;
  readonly #nodeId: string;

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
    const { side, id } = socket.person;
    const { rows } = await this.#db.execute<{ id: string }>(openConnectionsOf(side, id));
    const surplus = rows.length - (side === "user" ? mostOfCustomer : mostOfAgent);
    return rows.slice(0, Math.max(0, surplus)).map((row) => row.id);
  }

  /** @returns whether it was the last one by which its person looked at this conversation */
  async close({ connectionId, person }: LiveSocket): Promise<boolean> {
    await this.#db.delete(chatConnections).where(eq(chatConnections.id, connectionId));
    if (person.side === "kefu") return false;
    return !(await isStillThere(this.#db, { customerId: person.id, shopId: person.partner }));
  }

  /**
   * Says that this node lives, also where others have taken it for dead, and clears away those who are.
   *
   * @returns who was connected to them, and is nowhere now
   */
  async beat(sockets: readonly LiveSocket[]): Promise<readonly Left[]> {
    if (sockets.length > 0) await this.#sayAllAlive(sockets);
    return this.#db.transaction(clearDeadNodes);
  }

  /** Has this node count as dead at once. Where there are others, they clear it away, and tell who has left with it. */
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

  async #sayAllAlive(sockets: readonly LiveSocket[]): Promise<void> {
    const known = await this.#db
      .update(chatNodes)
      .set({ seenAt: sql`now()` })
      .where(eq(chatNodes.id, this.#nodeId))
      .returning({ id: chatNodes.id });
    if (known.length > 0) return;
    await this.#db.transaction(async (tx) => {
      await this.#sayAlive(tx);
      await tx
        .insert(chatConnections)
        .values(sockets.map((socket) => this.#rowOf(socket)))
        .onConflictDoNothing();
    });
  }

  async #sayAlive(tx: Executor): Promise<void> {
    await tx
      .insert(chatNodes)
      .values({ id: this.#nodeId, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: chatNodes.id, set: { seenAt: sql`now()` } });
  }

  #rowOf({ connectionId, person, openedAt }: LiveSocket): typeof chatConnections.$inferInsert {
    const { side, id, partner } = person;
    return {
      id: connectionId,
      nodeId: this.#nodeId,
      ...(side === "user" ? { customerId: id } : { agentId: id }),
      shopId: partner,
      openedAt,
    };
  }
}

async function clearDeadNodes(tx: Executor): Promise<readonly Left[]> {
  const dead = await tx
    .select({ id: chatNodes.id })
    .from(chatNodes)
    .where(not(isAlive))
    .for("update", { skipLocked: true });
  if (dead.length === 0) return [];
  const ids = dead.map(({ id }) => id);
  const gone = await tx
    .delete(chatConnections)
    .where(inArray(chatConnections.nodeId, ids))
    .returning({ customerId: chatConnections.customerId, shopId: chatConnections.shopId });
  await tx.delete(chatNodes).where(inArray(chatNodes.id, ids));
  const left: Left[] = [];
  for (const { customerId, shopId } of gone)
    if (customerId !== null && !(await isStillThere(tx, { customerId, shopId }))) left.push({ customerId, shopId });
  return left;
}

async function isStillThere(db: Executor, { customerId, shopId }: Left): Promise<boolean> {
  const own = and(eq(chatConnections.customerId, customerId), isWith(chatConnections.shopId, shopId));
  const found = await db
    .select({ id: chatConnections.id })
    .from(chatConnections)
    .innerJoin(chatNodes, eq(chatNodes.id, chatConnections.nodeId))
    .where(and(own, isAlive))
    .limit(1);
  return found.length > 0;
}
