import type { Executor } from "../../../platform/store/database.ts";
import { eachDue } from "../../../platform/jobs/each-due.ts";
import type { Job, JobContext } from "../../../platform/domain/job.ts";
import { addTrace } from "../../../buying/orders/add-trace.ts";
import { isCashDue } from "../../../buying/orders/cash-due.ts";
import { changeOrders, type OrderChange } from "../../../buying/orders/change-order.ts";
import { type Order, orders, shipmentTraces } from "../../../platform/store/schema/orders.ts";
import { and, asc, count, eq, gt, isNotNull, like, lte, sql } from "../../../platform/store/sql.ts";
import { isLeftAlone, answerRequests } from "./answer-requests.ts";
import {
  collectsAt,
  contentOf,
  ownParcels,
  parcelOf,
  sendsAt,
  minPreparation,
  stops,
  stopsReached,
} from "./journey.ts";
import { singleRow } from "../../../platform/store/rows.ts";

const atOnce = 100;

/**
 * Plays the merchants of the demo, so that an order travels by itself, but no shop where somebody is at the desk.
 * Whatever an operator does counts as well.
 */
export const autopilot = {
  name: "autopilot",
  everyMilliseconds: 1000,
  run: async (context: JobContext) =>
    (await sendOrders(context)) + (await moveParcels(context)) + (await answerRequests(context)),
} satisfies Job;

/** An order that is locked is skipped, because another node or an operator changes it. */
async function lockFree(tx: Executor, id: number): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update", { skipLocked: true });
  return order ?? null;
}

function sendOrders(context: JobContext): Promise<number> {
  const now = context.now();
  // What is paid in cash at the door is ordered moments after its submission.
  const since = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`;
  const isPrepared = and(eq(orders.state, "paid"), lte(since, new Date(now.getTime() - minPreparation)));
  return eachDue(context, {
    what: "to send order",
    find: (db, after) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isPrepared, isLeftAlone(orders.shopId, now), gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(atOnce),
    finish: async (tx, id) => {
      const order = await lockFree(tx, id);
      if (order?.state !== "paid") return false;
      const dueAt = order.delivery === "pickup" ? collectsAt : sendsAt;
      if (dueAt({ id, since: order.paidAt ?? order.createdAt }) > now) return false;
      const change = changeFor(order);
      await changeOrders(tx, { orderIds: [id], change, actor: { kind: "merchant" }, now, note: "autopilot" });
      return true;
    },
  });
}

function changeFor({ id, delivery, pickupCode }: Order): OrderChange {
  switch (delivery) {
    case "express":
      return { action: "ship", ...parcelOf(id) };
    case "virtual":
      return { action: "deliver", content: contentOf(id) };
    case "pickup":
      return { action: "collect", code: pickupCode ?? "" };
    default:
      return delivery satisfies never;
  }
}

function moveParcels(context: JobContext): Promise<number> {
  const now = context.now();
  const stopsSoFar = sql`(select count(*) from ${shipmentTraces} where ${shipmentTraces.orderId} = ${orders.id})`;
  const isOnItsWay = and(
    eq(orders.state, "shipped"),
    like(orders.trackingNumber, `${ownParcels}%`),
    isNotNull(orders.shippedAt),
    sql`${stopsSoFar} < ${stops.length}`,
  );
  return eachDue(context, {
    what: "to move the parcel of order",
    find: (db, after) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isOnItsWay, gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(atOnce),
    finish: async (tx, id) => {
      const order = await lockFree(tx, id);
      if (order?.state !== "shipped" || order.shippedAt === null) return false;
      const known = await stopsOf(tx, id);
      const reached = stopsReached(order.shippedAt, now).slice(known);
      for (const { at, text } of reached) {
        const { zh, ...others } = text;
        const translations = Object.fromEntries(
          Object.entries(others).map(([language, each]) => [language, { text: each }]),
        );
        await addTrace(tx, { orderId: id, text: zh, translations, at });
      }
      if (isCashDue(order) && known + reached.length === stops.length)
        await changeOrders(tx, { orderIds: [id], change: { action: "collectCash" }, actor: { kind: "merchant" }, now });
      return reached.length > 0;
    },
  });
}

async function stopsOf(db: Executor, orderId: number): Promise<number> {
  const rows = await db.select({ number: count() }).from(shipmentTraces).where(eq(shipmentTraces.orderId, orderId));
  return singleRow(rows).number;
}
