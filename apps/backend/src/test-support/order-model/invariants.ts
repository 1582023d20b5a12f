import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { skus } from "../../platform/store/schema/catalog.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { and, asc, count, eq, inArray, isNotNull, ne, sql } from "../../platform/store/sql.ts";
import { recordOf } from "../ask.ts";
import { ledgerAccounts, ledgerPostings } from "../../platform/store/schema/wallet.ts";
import { orderEvents, orderLines, orders } from "../../platform/store/schema/orders.ts";
import { transitions } from "../../buying/orders/transitions.ts";
import { after, type AfterSaleAction } from "../../service/after-sales/transitions.ts";
import { afterSaleEvents, afterSales, afterSaleTypes } from "../../platform/store/schema/after-sales.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { isOverdue, type Model, walletOf } from "./model.ts";
import { startMoney, type World } from "./world.ts";
import type { Database } from "../../platform/store/database.ts";
import { ledgerFaults } from "../ledger-faults.ts";

export async function expectBalancedLedger(db: Database): Promise<void> {
  expect(await ledgerFaults(db)).toEqual([]);
}

/** What is true after whatever has been done. */
export async function checkWorld(model: Model, world: World): Promise<void> {
  await ordersAreAsExpected(model, world);
  await amountsAddUp(world);
  await stockIsWhole(model, world);
  await couponsAreUsedOnce(world);
  await historiesAreAllowed(world);
  await requestsAreAsExpected(model, world);
  await walletsAreAsExpected(model, world);
  await expectBalancedLedger(world.db);
}

function mine({ shoppers }: World) {
  return inArray(
    orders.customerId,
    shoppers.map(({ id }) => id),
  );
}

async function ordersAreAsExpected(model: Model, world: World): Promise<void> {
  const stored = await world.db.select().from(orders).where(mine(world)).orderBy(asc(orders.id));
  expect(
    stored.map(({ id, state, isRefunded, hiddenAt, payMethod }) => ({
      id,
      state,
      isRefunded,
      isHidden: hiddenAt !== null,
      paidBy: payMethod,
    })),
  ).toEqual(
    model.orders.map(({ id, state, isRefunded, isHidden, paidBy }) => ({ id, state, isRefunded, isHidden, paidBy })),
  );
  for (const [shopper] of world.shoppers.entries()) {
    // Looking would close them.
    if (model.orders.some((order) => order.shopper === shopper && isOverdue(order, world.clock.now))) continue;
    const seen = model.orders.filter((order) => order.shopper === shopper && !order.isHidden);
    const counts = { all: seen.length, pay: seen.filter(({ state }) => state === "unpaid").length };
    // What they are counted from is as it has to be: they can only be wrong once they should be others.
    if (isDeepStrictEqual(world.shownCounts.get(shopper), counts)) continue;
    expect(recordOf((await world.get(shopper, "order/lists")).data)["counts"]).toMatchObject(counts);
    world.shownCounts.set(shopper, counts);
  }
}

async function amountsAddUp(world: World): Promise<void> {
  const wrong = await world.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(mine(world))
    .groupBy(orders.id)
    .having(
      sql`sum(${orderLines.unitPrice} * ${orderLines.quantity}) <> ${orders.goodsAmount}
        or sum(${orderLines.memberDiscount}) <> ${orders.memberDiscount}
        or sum(${orderLines.couponDiscount}) > ${orders.couponDiscount}
        or sum(${orderLines.amount}) + ${orders.shippingAmount} + sum(${orderLines.couponDiscount})
          - ${orders.couponDiscount} <> ${orders.amount}`,
    );
  expect(wrong).toEqual([]);
}

/** What is in stock and what orders have taken, and not given back, is what there was. */
async function stockIsWhole(model: Model, { db, goods }: World): Promise<void> {
  const found = await db
    .select({ skuId: skus.id, stock: skus.stock, sold: flashPrices.sold })
    .from(skus)
    .leftJoin(flashPrices, eq(flashPrices.skuId, skus.id))
    .where(
      inArray(
        skus.id,
        goods.map(({ skuId }) => skuId),
      ),
    )
    .orderBy(asc(skus.id));
  const lines = model.orders.flatMap((order) => order.lines);
  expect(found).toEqual(
    goods.map(({ skuId, stock, offerId }) => {
      const taken = lines.filter((line) => line.skuId === skuId);
      const out = taken.reduce((sum, { quantity, released }) => sum + quantity - released, 0);
      const sold = taken.reduce((sum, { isFlash, quantity, unsold }) => sum + (isFlash ? quantity - unsold : 0), 0);
      return { skuId, stock: stock - out, sold: offerId === null ? null : sold };
    }),
  );
}

async function couponsAreUsedOnce({ db, shoppers }: World): Promise<void> {
  const found = await db
    .select({ isUsed: isNotNull(customerCoupons.usedAt), openOrders: count(orders.id) })
    .from(customerCoupons)
    .leftJoin(orders, and(eq(orders.customerCouponId, customerCoupons.id), ne(orders.state, "closed")))
    .where(
      inArray(
        customerCoupons.id,
        shoppers.map(({ couponId }) => couponId),
      ),
    )
    .groupBy(customerCoupons.id);
  expect(found).toHaveLength(shoppers.length);
  for (const { isUsed, openOrders } of found) expect(openOrders).toBe(isUsed === true ? 1 : 0);
}

async function walletsAreAsExpected(model: Model, { db, shoppers }: World): Promise<void> {
  const ids = shoppers.map(({ id }) => id);
  const found = await db
    .select({ id: ledgerAccounts.customerId, fen: sql`sum(${ledgerPostings.amount})`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .where(inArray(ledgerAccounts.customerId, ids))
    .groupBy(ledgerAccounts.customerId)
    .orderBy(asc(ledgerAccounts.customerId));
  expect(found).toEqual(ids.map((id, index) => ({ id, fen: walletOf(model, index, startMoney) })));
}

/** Every order has come to its state step by step, each of them one of the table. */
async function historiesAreAllowed(world: World): Promise<void> {
  const events = await world.db
    .select({ event: orderEvents, state: orders.state })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(mine(world))
    .orderBy(asc(orderEvents.id));
  for (const history of Map.groupBy(events, ({ event }) => event.orderId).values()) {
    let state: string | null = null;
    for (const { event } of history) {
      expect(event.from).toBe(state);
      state = event.to;
      const transition = Object.entries(transitions).find(([action]) => action === event.action)?.[1];
      if (event.from === null) expect([event.action, event.to]).toEqual(["submit", "unpaid"]);
      else {
        expect(transition?.from).toContain(event.from);
        expect(transition?.by).toContain(event.actor);
        expect(event.to).toBe(transition?.to ?? event.from);
      }
    }
    expect(history[0]?.state).toBe(state);
  }
}

/** Requests are where they have to be, step by step, and what has gone back is never more than what was paid. */
async function requestsAreAsExpected(model: Model, world: World): Promise<void> {
  const { db } = world;
  const stored = await db
    .select({ request: afterSales })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(mine(world))
    .orderBy(asc(afterSales.id));
  const looked = stored.map(({ request }) => request);
  expect(looked).toMatchObject(
    model.requests.map(({ id, line, type, quantity, amount, freight, state, deadline }) => {
      const amounts = { quantity, amount, freight };
      return { id, lineId: line.id, type, ...amounts, state, deadline };
    }),
  );
  expect(looked).toHaveLength(model.requests.length);
  const events = await db
    .select({ event: afterSaleEvents })
    .from(afterSaleEvents)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleEvents.afterSaleId))
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(mine(world))
    .orderBy(asc(afterSaleEvents.id));
  for (const history of Map.groupBy(events, ({ event }) => event.afterSaleId).values()) {
    const request = stored.find((each) => each.request.id === history[0]?.event.afterSaleId)?.request;
    const isWithdrawal = request?.isWithdrawal ?? false;
    let state: string | null = null;
    for (const { event } of history) {
      expect(event.from).toBe(state);
      state = event.to;
      if (event.from === null) continue;
      const from = event.from;
      const action = event.action as AfterSaleAction;
      const outcomes = afterSaleTypes.map((type) => after(action, { state: from, type, isWithdrawal }, event.actor));
      expect(outcomes).toContainEqual({ to: event.to });
    }
    expect(request?.state).toBe(state);
  }
  const given = await db
    .select({
      id: orders.id,
      amount: orders.amount,
      refunded: orders.refundedAmount,
      heldSince: orders.heldSince,
      given: sql`coalesce(sum(${refunds.amount}) filter (where ${refunds.reason} <> 'late'), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(mine(world))
    .groupBy(orders.id)
    .orderBy(asc(orders.id));
  for (const each of given) {
    expect(each.given).toBe(each.refunded);
    expect(each.given).toBeLessThanOrEqual(each.amount);
  }
  expect(given.map(({ id, refunded, heldSince }) => ({ id, refunded, heldSince }))).toEqual(
    model.orders.map(({ id, refunded, heldSince }) => ({ id, refunded, heldSince })),
  );
}
