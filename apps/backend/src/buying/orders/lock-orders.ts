import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type Order, orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, inArray, isNull, type SQL } from "../../platform/store/sql.ts";
import type { Actor } from "./transitions.ts";

/**
 * Locks orders, in the order of their ids, so that two who want several of them never wait for each other crosswise: until
 * the transaction is over whoever else wants to change one of them waits.
 *
 * @throws {DomainError} when one of them is not there for the actor
 */
export async function lockOrders(tx: Executor, orderIds: readonly number[], actor: Actor): Promise<readonly Order[]> {
  const found = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), isTheirs(actor)))
    .orderBy(asc(orders.id))
    .for("update");
  if (found.length < new Set(orderIds).size) throw new DomainError("orderGone", { notFound: true });
  return found;
}

/** @throws {DomainError} when it is not there for the actor */
export async function lockOrder(tx: Executor, orderId: number, actor: Actor): Promise<Order> {
  const [order] = await lockOrders(tx, [orderId], actor);
  if (order === undefined) throw new DomainError("orderGone", { notFound: true });
  return order;
}

function isTheirs(actor: Actor): SQL | undefined {
  if (actor.kind === "customer") return and(eq(orders.customerId, actor.id), isNull(orders.hiddenAt));
  if (actor.kind === "merchant" && actor.shopId !== undefined) return eq(orders.shopId, actor.shopId);
  return undefined;
}
