import type { Executor } from "../store/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { type Order, orders } from "../store/schema/orders.ts";
import type { Payment } from "../store/schema/payments.ts";
import type { Query } from "../http/query.ts";
import { requiredId } from "../http/required-id.ts";
import { and, asc, eq, isNull } from "../store/sql.ts";

/** What is to be paid: one order, a whole checkout, which the wire calls a trade, or a top-up, its recharge. */
export interface Target {
  readonly from: "order" | "trade" | "recharge";
  readonly id: number;
}

/** What of orders is to be paid. */
export interface OrderTarget extends Target {
  readonly from: "order" | "trade";
}

export function isOfOrders(target: Target): target is OrderTarget {
  return target.from !== "recharge";
}

/** @throws {DomainError} unless both parameters are there */
export function readTarget(query: Query, idName: "id" | "order_id"): Target {
  const from = query.text("from");
  if (from === "") throw new DomainError("parameterMissing", { parameter: "from" });
  if (from !== "order" && from !== "trade" && from !== "recharge")
    throw new DomainError("parameterWrong", { parameter: "from" });
  return { from, id: requiredId(query, idName) };
}

/** As payments keep it. */
export function targetText({ from, id }: Target): string {
  return `${from}:${id}`;
}

/** The top-up that a payment is for; null: it is for orders. */
export function topUpIdOf({ target }: Pick<Payment, "target">): number | null {
  const [from, id] = target.split(":");
  return from === "recharge" ? Number(id) : null;
}

/**
 * The orders of a target that a customer sees, by their ids.
 *
 * @throws {DomainError} when there are none
 */
export async function ordersOf(db: Executor, customerId: number, target: OrderTarget): Promise<readonly Order[]> {
  return someOf(await selectOrders(db, customerId, target));
}

/** As {@link ordersOf}, and nobody else changes them until the transaction is over. */
export async function lockOrdersOf(tx: Executor, customerId: number, target: OrderTarget): Promise<readonly Order[]> {
  return someOf(await selectOrders(tx, customerId, target).for("update"));
}

function selectOrders(db: Executor, customerId: number, { from, id }: OrderTarget) {
  const isMeant = eq(from === "trade" ? orders.checkoutId : orders.id, id);
  return db
    .select()
    .from(orders)
    .where(and(isMeant, eq(orders.customerId, customerId), isNull(orders.hiddenAt)))
    .orderBy(asc(orders.id));
}

function someOf(found: readonly Order[]): readonly Order[] {
  if (found.length === 0) throw new DomainError("orderGone", { notFound: true });
  return found;
}
