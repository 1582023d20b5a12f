import { expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import type { Database } from "../../platform/store/database.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { flashOffers, flashPrices } from "../../platform/store/schema/promotions.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { listOf } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { orderOf } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { changeOrders, type OrderChange } from "./change-order.ts";
import { orderEvents, orders } from "../../platform/store/schema/orders.ts";
import type { Actor } from "./transitions.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

let now = start;
const oneDay = 24 * 60;

onEachStore(
  "order",
  (backend) => {
    const change = (id: number, wanted: OrderChange, kind: "merchant" | "system" = "merchant") =>
      backend.db.transaction((tx) => changeOrders(tx, { orderIds: [id], change: wanted, actor: { kind }, now }));
    const ofCustomer = (token: string) => (call: string, id: unknown) => backend.as(token).post(call, { id });
    const pay = (token: string, id: number, from: "order" | "trade" = "order") =>
      payFromBalance(backend.as(token), id, from);
    const stateOf = async (id: number) => (await orderOf(backend.db, id)).state;
    const setUp = async (stock = 5) => {
      now = start;
      const customer = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 2500 }, stock });
      return { ...customer, productId, does: ofCustomer(customer.token) };
    };

    test("an unpaid order releases everything when it is cancelled", async () => {
      const { id: customerId, productId, does } = await setUp();
      const skuId = await skuOf(backend.db, productId);
      const [offer] = await backend.db
        .insert(flashOffers)
        .values({ slotId: 1, productId, startsOn: "2026-01-01", isApproved: true })
        .returning({ id: flashOffers.id });
      const flashOfferId = offer?.id ?? 0;
      await backend.db.insert(flashPrices).values({ offerId: flashOfferId, skuId, price: 2000, sold: 7 });
      const customerCouponId = await hold(backend.db, customerId);
      const { orderIds } = await putOrders(
        backend.db,
        customerId,
        [
          {
            lines: [
              { productId, quantity: 2, flashOfferId },
              { productId, quantity: 1 },
            ],
            couponDiscount: 500,
            customerCouponId,
          },
        ],
        now,
      );
      const [id = 0] = orderIds;
      expect(await taken(backend.db, skuId, flashOfferId, customerCouponId)).toEqual({
        stock: 2,
        sold: 9,
        isUsed: true,
      });

      expect(await does("order/cancel", id)).toMatchObject({
        code: 1,
        show: 0,
        msg: "The order has been cancelled",
        data: [],
      });
      expect(await taken(backend.db, skuId, flashOfferId, customerCouponId)).toEqual({
        stock: 5,
        sold: 7,
        isUsed: false,
      });
      expect(await orderOf(backend.db, id)).toMatchObject({ state: "closed", isRefunded: false, closedAt: now });
      const again = await does("order/cancel", id);
      expect(again).toMatchObject({ code: 0, show: 1, msg: "This order cannot be cancelled", data: [] });
      expect(await taken(backend.db, skuId, flashOfferId, customerCouponId)).toEqual({
        stock: 5,
        sold: 7,
        isUsed: false,
      });
    });

    test("an order is cancelled against its money for an hour after it was paid", async () => {
      const { id: customerId, token, productId, does } = await setUp();
      const put = async () => {
        const { orderIds } = await putOrders(backend.db, customerId, [{ lines: [{ productId, quantity: 1 }] }], now);
        return orderIds[0] ?? 0;
      };
      const [early, late] = [await put(), await put()];
      now = later(50, "minutes");
      await pay(token, early);
      await pay(token, late);
      expect(await balanceOf(backend.db, customerId)).toBe(1_000_000 - 5000);

      now = later(50 + 59, "minutes");
      expect(await does("order/cancel", early)).toMatchObject({ code: 1 });
      expect(await balanceOf(backend.db, customerId)).toBe(1_000_000 - 2500);
      expect(await orderOf(backend.db, early)).toMatchObject({ state: "closed", isRefunded: true });
      now = later(50 + 60, "minutes");
      expect(await does("order/cancel", late)).toMatchObject({
        code: 0,
        msg: "This order can no longer be cancelled",
      });
      await change(late, { action: "close" });
      expect(await balanceOf(backend.db, customerId)).toBe(1_000_000);
      const log = await backend.as(token).read("user/accountLog?source=1&type=1");
      expect(listOf(log["list"]).map((row) => row["change_amount_format"])).toEqual(["+25.00", "+25.00", "+10000.00"]);
      await expectBalancedLedger(backend.db);
    });

    test("an order travels from the shop to the customer", async () => {
      const { id: customerId, token, productId, does } = await setUp();
      const { orderIds } = await putOrders(backend.db, customerId, [{ lines: [{ productId, quantity: 2 }] }], now);
      const [id = 0] = orderIds;
      expect(await does("order/confirm", id)).toMatchObject({ code: 0, msg: "This order has not been shipped yet" });
      await pay(token, id);
      await expect(change(id, { action: "deliver", content: "x" })).rejects.toThrow("orderNotVirtual");
      now = later(10, "minutes");
      await change(id, { action: "ship", carrier: "SF Express", trackingNumber: "SF123" });
      expect(await orderOf(backend.db, id)).toMatchObject({
        state: "shipped",
        carrier: "SF Express",
        trackingNumber: "SF123",
        shippedAt: now,
        confirmBefore: later(10 + 7 * oneDay, "minutes"),
      });
      expect(await does("order/cancel", id)).toMatchObject({ code: 0, msg: "This order cannot be cancelled" });
      now = later(20, "minutes");
      expect(await does("order/confirm", id)).toMatchObject({ code: 1, msg: "Receipt has been confirmed" });
      expect(await does("order/confirm", id)).toMatchObject({ code: 0, msg: "This order has already been completed" });
      expect(await does("order/del", id)).toMatchObject({ code: 0, msg: "This order cannot be deleted" });
      expect(await eventsOf(backend.db, id)).toEqual([
        "null>unpaid submit customer",
        "unpaid>paid pay customer",
        "paid>shipped ship merchant",
        "shipped>completed confirm customer",
      ]);
      const [product] = await backend.db.select().from(products).where(eq(products.id, productId));
      expect(product?.actualSales).toBe(2);
    });

    test("an order closes and completes itself, but not before it is due", async () => {
      const { id: customerId, token, productId } = await setUp();
      const { orderIds } = await putOrders(
        backend.db,
        customerId,
        [{ lines: [{ productId, quantity: 1 }] }, { lines: [{ productId, quantity: 1 }] }],
        now,
      );
      const [unpaid = 0, paid = 0] = orderIds;
      await pay(token, paid);
      await change(paid, { action: "ship", carrier: null, trackingNumber: null });
      now = later(59, "minutes");
      await expect(change(unpaid, { action: "close" }, "system")).rejects.toThrow("orderNotDue");
      now = later(60, "minutes");
      expect(await pay(token, unpaid)).toMatchObject({ code: 0, msg: "This order has been closed" });
      await change(unpaid, { action: "close" }, "system");
      now = later(7 * oneDay - 1, "minutes");
      await expect(change(paid, { action: "complete" }, "system")).rejects.toThrow("orderNotDue");
      now = later(7 * oneDay, "minutes");
      await change(paid, { action: "complete" }, "system");
      expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(["closed", "completed"]);
    });

    test("an order of virtual goods is delivered with the payment where the content is known", async () => {
      const { id: customerId, token, productId } = await setUp();
      const other = await putOnSale(backend.db, { name: "Voucher", fields: { price: 100 } });
      await backend.db.insert(productShipping).values({ productId, mode: "free", virtualContent: "CODE-1" });
      const virtual = { delivery: "virtual" } as const;
      const { orderIds, checkoutId } = await putOrders(
        backend.db,
        customerId,
        [
          { lines: [{ productId, quantity: 1 }], fields: virtual },
          {
            lines: [
              { productId, quantity: 1 },
              { productId: other, quantity: 1 },
            ],
            fields: virtual,
          },
        ],
        now,
      );
      const [known = 0, unknown = 0] = orderIds;
      await pay(token, checkoutId, "trade");
      expect(await orderOf(backend.db, known)).toMatchObject({ state: "shipped", deliveredContent: "CODE-1" });
      expect(await orderOf(backend.db, unknown)).toMatchObject({ state: "paid", deliveredContent: null });
      await change(unknown, { action: "deliver", content: "by hand" });
      expect(await orderOf(backend.db, unknown)).toMatchObject({ state: "shipped", deliveredContent: "by hand" });
    });

    test("an order for pickup is collected with its code", async () => {
      const { id: customerId, token, productId } = await setUp();
      const { orderIds } = await putOrders(
        backend.db,
        customerId,
        [{ lines: [{ productId, quantity: 1 }], fields: { delivery: "pickup" } }],
        now,
      );
      const [id = 0] = orderIds;
      await pay(token, id);
      const code = (await orderOf(backend.db, id)).pickupCode ?? "";
      expect(code).toMatch(/^\d{6}$/);
      await expect(change(id, { action: "collect", code: `${code}0` })).rejects.toThrow("pickupCodeWrong");
      await change(id, { action: "collect", code });
      expect(await stateOf(id)).toBe("completed");
    });

    test("an order is gone for its customer once it is deleted", async () => {
      const { id: customerId, token, productId, does } = await setUp();
      const { orderIds, checkoutId } = await putOrders(
        backend.db,
        customerId,
        [{ lines: [{ productId, quantity: 1 }] }],
        now,
      );
      const [id = 0] = orderIds;
      await does("order/cancel", id);
      expect(await does("order/del", id)).toMatchObject({ code: 1, msg: "The order has been deleted" });
      const gone = { code: 0, error: "not_found", msg: "This order does not exist" };
      for (const call of ["order/del", "order/cancel", "order/confirm"]) {
        expect(await does(call, id), call).toMatchObject(gone);
      }
      for (const query of [`order/getOrderDetail?id=${id}`, `order/getPayStatus?from=trade&id=${checkoutId}`]) {
        expect(await backend.as(token).get(query), query).toMatchObject(gone);
      }
      expect((await orderOf(backend.db, id)).hiddenAt).toEqual(now);
    });

    test("an order is nobody else's to change", async () => {
      const { id: customerId, productId } = await setUp();
      const { orderIds } = await putOrders(backend.db, customerId, [{ lines: [{ productId, quantity: 1 }] }], now);
      const otherCustomer = await backend.newCustomer();
      const [id = 0] = orderIds;
      for (const call of ["order/cancel", "order/confirm", "order/del"]) {
        const [theirs, unknown] = [
          await ofCustomer(otherCustomer.token)(call, id),
          await ofCustomer(otherCustomer.token)(call, 2e9),
        ];
        expect(theirs, call).toMatchObject({ code: 0, error: "not_found", msg: "This order does not exist" });
        expect(theirs.text, call).toBe(unknown.text);
        expect(await ofCustomer("")(call, id), call).toMatchObject({ code: -1 });
        expect(await ofCustomer(otherCustomer.token)(call, undefined), call).toMatchObject({
          code: 0,
          msg: "id is required",
        });
      }
      expect(await stateOf(id)).toBe("unpaid");
    });

    test.each([
      ["cancelling and sending", { action: "cancel" }, { action: "ship", carrier: null, trackingNumber: null }],
      ["cancelling and closing", { action: "cancel" }, { action: "close" }],
    ] as const)("an order survives %s at once", async (_, byCustomer, byMerchant) => {
      const { id: customerId, token, productId } = await setUp(20);
      const skuId = await skuOf(backend.db, productId);
      for (let round = 0; round < 6; round++) {
        const { orderIds } = await putOrders(backend.db, customerId, [{ lines: [{ productId, quantity: 1 }] }], now);
        const [id = 0] = orderIds;
        await pay(token, id);
        const actor: Actor = { kind: "customer", id: customerId };
        const both = [
          () => backend.db.transaction((tx) => changeOrders(tx, { orderIds: [id], change: byCustomer, actor, now })),
          () => change(id, byMerchant),
        ];
        const outcomes = await Promise.allSettled((round % 2 === 0 ? both : both.toReversed()).map((each) => each()));
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      }
      const [sku] = await backend.db.select().from(skus).where(eq(skus.id, skuId));
      const open = await backend.db.$count(orders, sql`customer_id = ${customerId} and state <> 'closed'`);
      expect([sku?.stock, await balanceOf(backend.db, customerId)]).toEqual([20 - open, 1_000_000 - open * 2500]);
      await expectBalancedLedger(backend.db);
    });
  },
  { now: () => now },
);

async function skuOf(db: Database, productId: number): Promise<number> {
  const [sku] = await db.select().from(skus).where(eq(skus.productId, productId));
  return sku?.id ?? 0;
}

async function eventsOf(db: Database, orderId: number) {
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id);
  return events.map(({ from, to, action, actor }) => `${from}>${to} ${action} ${actor}`);
}

async function taken(db: Database, skuId: number, offerId: number, couponId: number) {
  const [sku] = await db.select().from(skus).where(eq(skus.id, skuId));
  const [flash] = await db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
  const [coupon] = await db.select().from(customerCoupons).where(eq(customerCoupons.id, couponId));
  return { stock: sku?.stock, sold: flash?.sold, isUsed: coupon?.usedAt !== null };
}

/** A coupon of the first shop, held by a customer. */
async function hold(db: Database, customerId: number): Promise<number> {
  const [validFrom, validUntil] = [later(-60, "minutes"), later(60 * oneDay, "minutes")];
  const [coupon] = await db
    .insert(coupons)
    .values({
      shopId: 1,
      name: "5 off",
      amount: 500,
      validity: "window",
      validFrom,
      validUntil,
      claimableFrom: validFrom,
      claimableUntil: validUntil,
    })
    .returning({ id: coupons.id });
  const [held] = await db
    .insert(customerCoupons)
    .values({ couponId: coupon?.id ?? 0, customerId, code: `C${customerId}`, validFrom, validUntil, claimedAt: start })
    .returning({ id: customerCoupons.id });
  return held?.id ?? 0;
}
