import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { type Order, orders } from "../../platform/store/schema/orders.ts";
import { type PaymentSubjectKind, payments } from "../../platform/store/schema/payments.ts";
import type { Query } from "../../platform/http/query.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { and, asc, eq, isNull, type SQL } from "../../platform/store/sql.ts";

/** What is paid for: one order, what is still unpaid of a checkout, or a top-up of the wallet. */
export interface PaymentSubject {
  readonly kind: PaymentSubjectKind;
  readonly id: number;
}

/** Orders that are paid for. */
export interface OrdersSubject extends PaymentSubject {
  readonly kind: "order" | "checkout";
}

/** The kinds as the wire names them: `from`. */
export const subjectCodes = {
  order: "order",
  checkout: "trade",
  topUp: "recharge",
} as const satisfies Record<PaymentSubjectKind, string>;

const subjectKinds: ReadonlyMap<string, PaymentSubjectKind> = new Map([
  [subjectCodes.order, "order"],
  [subjectCodes.checkout, "checkout"],
  [subjectCodes.topUp, "topUp"],
]);

export function isOfOrders(subject: PaymentSubject): subject is OrdersSubject {
  return subject.kind !== "topUp";
}

/** @throws {DomainError} unless both parameters are there */
export function readSubject(query: Query, idName: "id" | "order_id"): PaymentSubject {
  const from = query.text("from");
  if (from === "") throw new DomainError("parameterMissing", { parameter: "from" });
  const kind = subjectKinds.get(from);
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "from" });
  return { kind, id: requiredId(query, idName) };
}

/** The condition for payments of one subject. */
export function isFor({ kind, id }: PaymentSubject): SQL | undefined {
  return and(eq(payments.subjectKind, kind), eq(payments.subjectId, id));
}

/**
 * The orders of a subject that a customer sees, by their ids.
 *
 * @throws {DomainError} when there are none
 */
export async function ordersOf(db: Executor, customerId: number, subject: OrdersSubject): Promise<readonly Order[]> {
  return someOf(await selectOrders(db, customerId, subject));
}

/** As {@link ordersOf}, and nobody else changes them until the transaction is over. */
export async function lockOrdersOf(
  tx: Executor,
  customerId: number,
  subject: OrdersSubject,
): Promise<readonly Order[]> {
  return someOf(await selectOrders(tx, customerId, subject).for("update"));
}

function selectOrders(db: Executor, customerId: number, { kind, id }: OrdersSubject) {
  const isMeant = eq(kind === "checkout" ? orders.checkoutId : orders.id, id);
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
