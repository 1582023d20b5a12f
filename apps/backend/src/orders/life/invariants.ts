import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { expect } from "vitest";
import { skus } from "../../catalog/tables.ts";
import { customerCoupons } from "../../coupons/tables.ts";
import { flashPrices } from "../../promotions/tables.ts";
import { recordOf } from "../../test-support/ask.ts";
import { expectBalancedLedger } from "../../test-support/ledger.ts";
import { balanceOf } from "../../wallet/balance.ts";
import { orderEvents, orderLines, orders } from "../tables.ts";
import { transitions } from "../transitions.ts";
import { isOverdue, type Model, walletOf } from "./model.ts";
import { startMoney, type World } from "./world.ts";

/** What is true after whatever has been done. */
export async function checkWorld(model: Model, world: World): Promise<void> {
  await ordersAreAsExpected(model, world);
  await amountsAddUp(world);
  await stockIsWhole(world);
  await couponsAreUsedOnce(world);
  await historiesAreAllowed(world);
  for (const [index, { id }] of world.shoppers.entries()) {
    expect(await balanceOf(world.db, id)).toBe(walletOf(model, index, startMoney));
  }
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
    const unpaid = seen.filter(({ state }) => state === "unpaid").length;
    const { counts } = recordOf((await world.get(shopper, "order/lists")).data);
    expect(counts).toMatchObject({ all: seen.length, pay: unpaid });
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

/** What is in stock and what open orders hold is what there was. */
async function stockIsWhole({ db, goods }: World): Promise<void> {
  for (const { skuId, stock, offerId } of goods) {
    const [held] = await db
      .select({
        pieces: sql`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number),
        atFlashPrice:
          sql`coalesce(sum(${orderLines.quantity}) filter (where ${orderLines.flashOfferId} = ${offerId}), 0)`.mapWith(
            Number,
          ),
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orderLines.skuId, skuId), ne(orders.state, "closed")));
    const [sku] = await db.select().from(skus).where(eq(skus.id, skuId));
    expect((sku?.stock ?? 0) + (held?.pieces ?? 0)).toBe(stock);
    if (offerId === null) continue;
    const [flash] = await db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
    expect(flash?.sold).toBe(held?.atFlashPrice);
  }
}

async function couponsAreUsedOnce({ db, shoppers }: World): Promise<void> {
  for (const { couponId } of shoppers) {
    const users = await db.$count(orders, and(eq(orders.customerCouponId, couponId), ne(orders.state, "closed")));
    const [coupon] = await db.select().from(customerCoupons).where(eq(customerCoupons.id, couponId));
    expect(users).toBe(coupon?.usedAt === null ? 0 : 1);
  }
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
