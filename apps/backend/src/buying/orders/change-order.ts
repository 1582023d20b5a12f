import { randomInt } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { raiseCustomers } from "../../identity/member-levels/judge-customers.ts";
import { bookCash } from "../../money/cash-on-delivery/book-cash.ts";
import { refundOrder } from "../../money/refunds/refund-order.ts";
import { asc, eq, inArray, sql } from "../../platform/store/sql.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { withLines } from "./find-orders.ts";
import { lockOrders } from "./lock-orders.ts";
import { notifyOfOrder } from "./order-notices.ts";
import { releaseCoupon, releaseGoods } from "./release-goods.ts";
import { type OrderRules, readOrderRules } from "./order-rules.ts";
import { type Order, orderEvents, orderLines, orders } from "../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { standingsOf } from "./standing.ts";
import { type Actor, objectionTo, type OrderAction, transitions } from "./transitions.ts";

/** What happens to an order, with what belongs to it. */
export type OrderChange =
  | { readonly action: "pay"; readonly method: PayMethod }
  | { readonly action: "ship"; readonly carrier: string | null; readonly trackingNumber: string | null }
  | { readonly action: "deliver"; readonly content: string }
  | { readonly action: "collect"; readonly code: string }
  | { readonly action: Exclude<OrderAction, "pay" | "ship" | "deliver" | "collect"> };

export interface ChangeRequest {
  readonly orderIds: readonly number[];
  readonly change: OrderChange;
  readonly actor: Actor;
  readonly now: Date;
  /** A note for the readers of the events. */
  readonly note?: string;
}

/**
 * Changes orders, all of them or none, with everything that follows from it. Belongs into a transaction: until it is
 * over whoever else wants to change one of them waits.
 *
 * @throws {DomainError} when one of them is not there for the actor, or cannot be changed so
 */
export async function changeOrders(tx: Executor, request: ChangeRequest): Promise<void> {
  const { change, actor, now } = request;
  const rules = await readOrderRules(tx);
  const found = await lockOrders(tx, request.orderIds, actor);
  const shown = change.action === "collect" ? { shownCode: change.code } : {};
  const goingBack = await ordersGoingBack(tx, request);
  for (const order of found) {
    const isGoingBack = goingBack.has(order.id);
    const objection = objectionTo(change.action, order, { actor: actor.kind, now, rules, isGoingBack, ...shown });
    if (objection !== null) throw new DomainError(objection);
  }
  for (const order of found) await write(tx, order, request, rules);
  await follow(tx, found, request);
  if (transitions[change.action].to === "completed") {
    const buyers = new Set(found.map(({ customerId }) => customerId));
    await raiseCustomers(tx, [...buyers], now);
  }
  for (const order of found) await notifyOfOrder(tx, order, { action: change.action, actor, now });
}

/** Asked only where it counts: whoever has received nothing, or gives all of it back, has not received the order. */
async function ordersGoingBack(tx: Executor, { orderIds, change }: ChangeRequest): Promise<ReadonlySet<number>> {
  if (change.action !== "confirm" && change.action !== "complete") return new Set();
  const rows = await tx
    .select({ order: orders })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const standings = await standingsOf(tx, await withLines(tx, rows));
  return new Set([...standings].flatMap(([id, { isWhole }]) => (isWhole ? [id] : [])));
}

async function write(tx: Executor, order: Order, request: ChangeRequest, rules: OrderRules): Promise<void> {
  const { change, actor, now, note = "" } = request;
  const to = transitions[change.action].to ?? order.state;
  await tx
    .update(orders)
    .set({ state: to, ...columnsOf(change, order, now, rules) })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    from: order.state,
    to,
    action: change.action,
    actor: actor.kind,
    agentId: actor.kind === "merchant" ? (actor.agentId ?? null) : null,
    note,
    createdAt: now,
  });
}

/** The columns of an order that a change writes besides the state. */
function columnsOf(change: OrderChange, order: Order, now: Date, rules: OrderRules): Partial<Order> {
  switch (change.action) {
    case "pay":
      return {
        paidAt: now,
        payMethod: change.method,
        ...(order.delivery === "pickup" ? { pickupCode: newCode() } : {}),
      };
    case "ship": {
      const { carrier, trackingNumber } = change;
      return { carrier, trackingNumber, shippedAt: now, confirmBefore: rules.confirmsItselfAt(now) };
    }
    case "deliver":
      return { deliveredContent: change.content, shippedAt: now, confirmBefore: rules.confirmsItselfAt(now) };
    case "acceptCash":
      return { payMethod: "cash_on_delivery" };
    case "claimCash":
      return { cashClaimedAt: now, confirmBefore: rules.confirmsItselfAt(now) };
    case "collectCash":
      return { paidAt: now, completedAt: now };
    case "refuseParcel":
      return { closedAt: now, refusedAt: now };
    case "collect":
    case "confirm":
    case "complete":
      return { completedAt: now };
    case "cancel":
    case "close":
      return { closedAt: now, ...(order.paidAt === null ? {} : { isRefunded: true, refundedAmount: order.amount }) };
    case "closeRefunded":
      return { closedAt: now, isRefunded: true };
    case "deleteForCustomer":
      return { hiddenAt: now };
    case "refundUnmatched":
      return {};
    default:
      return change satisfies never;
  }
}

/** Carries out what follows from a change: stock, coupons, refunds, sales and virtual goods. */
async function follow(tx: Executor, before: readonly Order[], { change, now }: ChangeRequest): Promise<void> {
  const { action } = change;
  if (action === "pay") {
    await countSales(tx, before);
    for (const order of before) await deliverAtOnce(tx, order, now);
  }
  if (action === "collectCash") {
    await countSales(tx, before);
    for (const order of before) await bookCash(tx, order, now);
  }
  if (action === "refuseParcel") await releaseGoods(tx, before);
  if (action === "cancel" || action === "close") {
    await releaseGoods(tx, before);
    for (const order of before) await refundOrder(tx, order.id, action, now);
  }
  if (action === "closeRefunded") for (const order of before) await releaseCoupon(tx, order, now);
}

/** Adds what has been paid to the sales of its products, in the order of their ids. */
async function countSales(tx: Executor, paid: readonly Order[]): Promise<void> {
  const sold = await tx
    .select({ productId: orderLines.productId, quantity: sql`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        paid.map(({ id }) => id),
      ),
    )
    .groupBy(orderLines.productId)
    .orderBy(asc(orderLines.productId));
  for (const { productId, quantity } of sold) {
    await tx
      .update(products)
      .set({ actualSales: sql`${products.actualSales} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}

/** Virtual goods whose content is known need nobody to send them. */
async function deliverAtOnce(tx: Executor, order: Order, now: Date): Promise<void> {
  const content = order.delivery === "virtual" ? await virtualContentOf(tx, order.id) : null;
  if (content === null) return;
  await changeOrders(tx, {
    orderIds: [order.id],
    change: { action: "deliver", content },
    actor: { kind: "system" },
    now,
  });
}

/** What the buyer of virtual goods gets; null unless it is known for all of them. */
async function virtualContentOf(tx: Executor, orderId: number): Promise<string | null> {
  const lines = await tx
    .select({ content: productShipping.virtualContent })
    .from(orderLines)
    .leftJoin(productShipping, eq(productShipping.productId, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const contents = lines.map(({ content }) => content).filter((content) => content !== null);
  return contents.length > 0 && contents.length === lines.length ? contents.join("\n") : null;
}

/** The code that the customer shows when picking up the order. */
function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}
