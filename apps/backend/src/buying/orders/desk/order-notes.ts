import { DomainError } from "../../../platform/http/domain-error.ts";
import { type AgentName, agentName } from "../../../platform/store/agent-name.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { orderNotes, orders } from "../../../platform/store/schema/orders.ts";
import { and, desc, eq, getTableColumns } from "../../../platform/store/sql.ts";

const maxNotes = 50;

interface NewNote {
  readonly orderId: number;
  readonly shopId: number;
  readonly agentId: number;
  readonly note: string;
  readonly now: Date;
}

/**
 * Notes something about an order, for those who work for the shop alone.
 *
 * @throws {DomainError} where it is no order of the shop, or has notes enough
 */
export async function addNote(tx: Executor, { orderId, shopId, agentId, note, now }: NewNote): Promise<void> {
  // The lock keeps two who note something at once from going over the limit together.
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shopId)))
    .for("no key update");
  if (order === undefined) throw new DomainError("orderGone", { notFound: true });
  if ((await tx.$count(orderNotes, eq(orderNotes.orderId, orderId))) >= maxNotes)
    throw new DomainError("orderNotesFull", { field: "note" });
  await tx.insert(orderNotes).values({ orderId, shopId, agentId, note, createdAt: now });
}

/** @throws {DomainError} where the shop has no such note, or a colleague has removed it */
export async function removeNote(tx: Executor, shopId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(orderNotes)
    .where(and(eq(orderNotes.id, id), eq(orderNotes.shopId, shopId)))
    .returning({ id: orderNotes.id });
  if (removed.length === 0) throw new DomainError("orderNoteGone", { notFound: true });
}

/** What is noted about an order, the newest first. */
export async function notesOf(
  db: Executor,
  orderId: number,
): Promise<readonly (typeof orderNotes.$inferSelect & { readonly agent: AgentName | null })[]> {
  return db
    .select({ ...getTableColumns(orderNotes), agent: agentName })
    .from(orderNotes)
    .leftJoin(agents, eq(agents.id, orderNotes.agentId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id));
}
