import { beforeEach, expect, test } from "vitest";
import { completeShippedOrders } from "../../../buying/orders/due-orders.ts";
import { products, skus } from "../../../platform/store/schema/catalog.ts";
import { notices } from "../../../platform/store/schema/notices.ts";
import { orderLines, orders } from "../../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../../platform/store/schema/payments.ts";
import { settings } from "../../../platform/store/schema/settings.ts";
import { and, eq, inArray, isNotNull } from "../../../platform/store/sql.ts";
import { ask, listOf, recordOf } from "../../../test-support/ask.ts";
import { later, start } from "../../../test-support/later.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { expectBalancedLedger } from "../../../test-support/order-model/invariants.ts";
import { orderOf, statesOf } from "../../../test-support/order-rows.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openShop } from "../../../test-support/stage.ts";
import { startPayment } from "../start-payment.ts";
import { settlePayment } from "../settle-payment.ts";
import { maxOpen } from "./cash-offer.ts";

const cash = 103;
const known = { "x-plaza-extensions": "lang, offline_payment" };
const shanghai = { provinceId: 310_000, cityId: 310_100, districtId: 310_104 };
let now = start;

onEachStore(
  "cash on delivery",
  (backend) => {
    let shopId = 0;

    beforeEach(async () => {
      now = start;
      for (const [key, value] of [
        ["cashOpen", "1"],
        ["cashMost", "2000"],
        ["cashRefusals", "2"],
      ] as const)
        await set(key, value);
      shopId = await openShop(backend.db, { returnAddress: "12 Anfu Road" });
      expect(await (await owner()).post("cash/save_terms", { is_offered: 1, revision: 0 })).toMatchObject({ code: 1 });
    });
    const set = (key: string, value: string) =>
      backend.db
        .insert(settings)
        .values({ key, value, translations: {} })
        .onConflictDoUpdate({ target: settings.key, set: { value, translations: {} } });
    const owner = () => backend.newDeskUser("owner", shopId, now);

    /** An order of 51.00 to Shanghai. */
    const order = async (
      customer: { readonly id: number; readonly token: string },
      fields: Partial<typeof orders.$inferInsert> = {},
    ) => {
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { shopId, price: 2550 }, stock: 10 });
      const lines = [{ productId, quantity: 2 }];
      const put = await putOrders(
        backend.db,
        customer.id,
        [{ lines, fields: { shopId, telephone: "13800138000", ...shanghai, ...fields } }],
        now,
      );
      const [orderId = 0] = put.orderIds;
      const call = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = known) =>
        ask(backend.url, path, { token: customer.token, headers, ...(body !== undefined && { body }), language: "en" });
      const choose = (headers?: Readonly<Record<string, string>>) =>
        call("pay/unifiedpay", { from: "trade", order_id: put.checkoutId, pay_way: cash }, headers);
      const ways = async (headers?: Readonly<Record<string, string>>) => {
        const { data } = await call(`order/getPayWay?from=trade&order_id=${put.checkoutId}`, undefined, headers);
        return listOf(recordOf(data)["pay_way"]).map(({ pay_way }) => pay_way);
      };
      const stock = async () => {
        const [sku] = await backend.db.select().from(skus).where(eq(skus.productId, productId));
        return sku?.stock;
      };
      const detail = async (headers?: Readonly<Record<string, string>>) =>
        recordOf((await call(`order/getOrderDetail?id=${orderId}`, undefined, headers)).data);
      return { ...put, orderId, productId, call, choose, ways, stock, detail };
    };
    const send = async (orderId: number) =>
      expect(await (await owner()).post("orders/send", { parcels: [{ order_id: orderId }] })).toMatchObject({
        data: { sent: [orderId] },
      });

    test("a parcel is sent unpaid, and its order is paid and completed once the shop has the cash, once", async () => {
      const customer = await backend.newCustomer();
      const { orderId, checkoutId, call, choose, ways, detail } = await order(customer);
      expect(await ways()).toContain(cash);
      expect(await choose()).toMatchObject({ code: 20_001, msg: expect.stringContaining("pay in cash") });
      // The answer may be lost.
      expect(await choose()).toMatchObject({ code: 20_001 });
      expect(await detail()).toMatchObject({ order_status: 1, cash_due: "51.00", cancel_btn: 1, withdraw_btn: 0 });
      expect(recordOf((await call(`order/getPayStatus?from=trade&id=${checkoutId}`)).data)).toMatchObject({
        order_status: 1,
        pay_status: 1,
        total_amount: "51.00",
        cash_due: "51.00",
        started_payment: null,
      });
      const desk = await owner();
      expect(await desk.post("orders/collect_cash", { id: orderId })).toMatchObject({ code: 0 });
      await send(orderId);
      expect(await detail()).toMatchObject({ order_status: 2, take_btn: 1, cash_due: "51.00", cash_claimed: 0 });
      now = later(60, "days");
      await backend.runJob(completeShippedOrders, now);
      expect((await orderOf(backend.db, orderId)).state).toBe("shipped");
      const atTheDesk = await owner();
      const [once, again] = await Promise.all([
        atTheDesk.post("orders/collect_cash", { id: orderId }),
        atTheDesk.post("orders/refuse_parcel", { id: orderId }),
      ]);
      expect(new Set([once.code, again.code])).toEqual(new Set([0, 1]));
      await expectBalancedLedger(backend.db);
    });

    test("a customer says that it was paid, and is believed where the shop keeps silent about it", async () => {
      const customer = await backend.newCustomer();
      const [silent, contradicted] = [await order(customer), await order(customer)];
      for (const each of [silent, contradicted]) {
        await each.choose();
        expect((await each.call("order/confirm", { id: each.orderId })).code).toBe(0);
        await send(each.orderId);
        expect(await each.call("order/confirm", { id: each.orderId })).toMatchObject({
          code: 1,
          msg: "The shop is told that you have paid",
        });
        // Once is enough.
        expect((await each.call("order/confirm", { id: each.orderId })).code).toBe(0);
        expect(await each.detail()).toMatchObject({ take_btn: 0, order_status: 2, cash_claimed: 1 });
      }
      const desk = await owner();
      const listed = recordOf((await desk.get("orders/list?list=cash_due")).data);
      expect(recordOf(listed["counts"])["cash_due"]).toBe(2);
      expect(listOf(listed["list"])).toMatchObject([{ cash_claimed_at: start.toISOString() }, { is_cash_due: true }]);
      expect(recordOf((await desk.get("figures/today")).data)["cash_due"]).toBe(2);
      expect(await desk.post("orders/refuse_parcel", { id: contradicted.orderId })).toMatchObject({ code: 1 });
      now = later(7, "days");
      await backend.runJob(completeShippedOrders, later(-1, "minutes", now));
      expect((await orderOf(backend.db, silent.orderId)).state).toBe("shipped");
      await backend.runJob(completeShippedOrders, now);
      expect(await orderOf(backend.db, silent.orderId)).toMatchObject({ state: "completed", paidAt: now });
      expect((await orderOf(backend.db, contradicted.orderId)).state).toBe("closed");
      await expectBalancedLedger(backend.db);
    });

    test("what was collected is booked, counts as sold, and goes back by hand", async () => {
      const customer = await backend.newCustomer();
      const { orderId, productId, call, choose, detail } = await order(customer);
      await choose();
      await send(orderId);
      const desk = await owner();
      expect(await desk.post("orders/collect_cash", { id: orderId })).toMatchObject({ code: 1 });
      expect(await desk.post("orders/collect_cash", { id: orderId })).toMatchObject({ code: 0 });
      expect(await orderOf(backend.db, orderId)).toMatchObject({
        state: "completed",
        paidAt: start,
        completedAt: start,
      });
      expect(await detail()).toMatchObject({ order_status: 3, pay_status: 1, cash_due: "" });
      const paid = await backend.db.select().from(payments).where(eq(payments.subjectId, orderId));
      expect(paid).toMatchObject([
        { method: "cash_on_delivery", state: "paid", amount: 5100, customerId: customer.id },
      ]);
      const [product] = await backend.db.select().from(products).where(eq(products.id, productId));
      expect(product?.actualSales).toBe(2);
      const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      const request = { item_id: line?.skuId, order_id: orderId, num: 1, refund_type: 0, reason: "Broken" };
      const asked = await call("after_sale/add", request);
      const id = recordOf(asked.data)["after_sale_id"];
      expect(await desk.post("after_sales/decide", { id, decision: "agree", note: "" }), asked.text).toMatchObject({
        code: 1,
      });
      const operator = await backend.newDeskUser("operator", null, now);
      const open = listOf(recordOf((await operator.get("transfers/refunds?page_size=100")).data)["list"]);
      const back = open.find((each) => recordOf(each["order"])["id"] === orderId);
      expect(back).toMatchObject({ amount: "25.50", payers: [], reached_at: expect.stringMatching(/^1\d{10}$/) });
      // Whom the parcel goes to need not be whoever gets the money.
      expect(back?.["reached_at"]).not.toBe("13800138000");
      const done = { id: back?.["id"], bank_reference: `CASH${orderId}` };
      expect(await operator.post("transfers/refunded", done)).toMatchObject({ code: 1 });
      expect(await backend.db.select().from(notices).where(eq(notices.customerId, customer.id))).toContainEqual(
        expect.objectContaining({ textKey: "noticeRefundToAccount" }),
      );
      expect(await backend.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
        { state: "done", amount: 2550, bankReference: done.bank_reference },
      ]);
      await expectBalancedLedger(backend.db);
    });

    test("a parcel that is refused at the door goes back into stock, and is counted", async () => {
      const customer = await backend.newCustomer();
      const { orderId, choose, stock, ways } = await order(customer);
      await choose();
      expect(await stock()).toBe(8);
      await send(orderId);
      const desk = await owner();
      expect(await desk.post("orders/refuse_parcel", { id: orderId, reason: "Not at home" })).toMatchObject({
        code: 1,
      });
      expect(await orderOf(backend.db, orderId)).toMatchObject({
        state: "closed",
        isRefunded: false,
        refundedAmount: 0,
        refusedAt: start,
      });
      expect(await stock()).toBe(10);
      expect(await desk.post("orders/refuse_parcel", { id: orderId })).toMatchObject({ code: 0 });
      expect(await desk.post("orders/collect_cash", { id: orderId })).toMatchObject({ code: 0 });
      expect(await backend.db.select().from(notices).where(eq(notices.customerId, customer.id))).toContainEqual(
        expect.objectContaining({ textKey: "noticeParcelRefused" }),
      );
      expect(await ways()).not.toContain(cash);
      // Once is forgiven, twice is not, for a year.
      const next = await order(customer);
      expect(await next.ways()).toContain(cash);
      await next.choose();
      await send(next.orderId);
      await desk.post("orders/refuse_parcel", { id: next.orderId });
      const third = await order(customer);
      expect(await third.ways()).not.toContain(cash);
      expect(await third.choose()).toMatchObject({ code: 0, msg: "This order cannot be paid in cash on delivery" });
      const refused = and(eq(orders.customerId, customer.id), isNotNull(orders.refusedAt));
      await backend.db
        .update(orders)
        .set({ refusedAt: later(-365, "days") })
        .where(refused);
      expect(await third.ways()).toContain(cash);
      await expectBalancedLedger(backend.db);
    });

    test("an order is cancelled until it is sent, by either side, and owes nothing", async () => {
      const customer = await backend.newCustomer();
      const [mine, theirs] = [await order(customer), await order(customer)];
      for (const each of [mine, theirs]) await each.choose();
      now = later(3, "days");
      expect(await mine.call("order/cancel", { id: mine.orderId })).toMatchObject({ code: 1 });
      expect(await (await owner()).post("orders/close", { id: theirs.orderId })).toMatchObject({ code: 1 });
      expect(await statesOf(backend.db, customer.id)).toEqual(["closed", "closed"]);
      expect(await orderOf(backend.db, theirs.orderId)).toMatchObject({ isRefunded: false, refundedAmount: 0 });
      expect([await mine.stock(), await theirs.stock()]).toEqual([10, 10]);
      expect(
        await backend.db
          .select()
          .from(refunds)
          .where(inArray(refunds.orderId, [mine.orderId, theirs.orderId])),
      ).toEqual([]);
      const notified = await backend.db.select().from(notices).where(eq(notices.customerId, customer.id));
      expect(notified.map(({ textKey }) => textKey)).toEqual(["noticeUnpaidOrderClosed"]);
      await expectBalancedLedger(backend.db);
    });

    test("nothing is asked back of what has not been paid", async () => {
      const customer = await backend.newCustomer();
      const { orderId, call, choose } = await order(customer);
      await choose();
      await send(orderId);
      const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      const request = { item_id: line?.skuId, order_id: orderId, num: 1, refund_type: 0, reason: "Broken" };
      const unpaid = expect.stringMatching(/^The cash for this order is not recorded yet/);
      expect(await call("after_sale/add", request)).toMatchObject({
        code: 0,
        msg: unpaid,
      });
      const info = await call(`withdrawal/info?id=${orderId}`);
      expect(recordOf(info.data)["objection"]).toMatch(/^The cash for this order is not recorded yet/);
      const lines = [{ id: line?.id, num: 1 }];
      expect(
        (await call("withdrawal/add", { id: orderId, lines, name: "Anne", contact: "anne@shop.example" })).code,
      ).toBe(0);
      expect(await backend.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
    });

    test("it is offered where platform, shop, region, amount and delivery allow it, to clients that know it", async () => {
      const customer = await backend.newCustomer();
      const plain = await order(customer);
      expect(await plain.ways({})).not.toContain(cash);
      expect(await plain.choose({})).toMatchObject({ code: 0, msg: "This payment method is not available" });
      for (const fields of [
        { delivery: "pickup" },
        { shopId: await openShop(backend.db) },
        { goodsAmount: 200_001, amount: 200_001 },
      ] as const) {
        const other = await order(customer, fields);
        expect(await other.ways(), JSON.stringify(fields)).not.toContain(cash);
        expect((await other.choose()).code).toBe(0);
      }
      const desk = await owner();
      const terms = { is_offered: 1, most: "50.99", region_ids: [310_000] };
      expect(await desk.post("cash/save_terms", { ...terms, revision: 1 })).toMatchObject({ code: 1 });
      expect(await plain.ways()).not.toContain(cash);
      expect(await desk.post("cash/save_terms", { ...terms, most: "51", revision: 2 })).toMatchObject({ code: 1 });
      expect(await plain.ways()).toContain(cash);
      const elsewhere = { provinceId: 440_000, cityId: 440_300, districtId: 440_305 };
      expect(await (await order(customer, elsewhere)).ways()).not.toContain(cash);
      await set("cashOpen", "0");
      expect(await plain.ways()).not.toContain(cash);
      expect((await plain.choose()).code).toBe(0);
    });

    test("who does not know it reads that the order is to be sent, with its total, and nothing of cash", async () => {
      const { choose, detail } = await order(await backend.newCustomer());
      await choose();
      const plain = await detail({});
      expect(plain).toMatchObject({ order_status: 1, pay_status: 1, total_amount: "51.00" });
      expect(plain).not.toHaveProperty("cash_due");
    });

    test("so many parcels are on their way unpaid, and no more, however many are asked for at once", async () => {
      const customer = await backend.newCustomer();
      const wanted = [];
      for (let count = 0; count < maxOpen + 2; count++) wanted.push(await order(customer));
      const answers = await Promise.all(wanted.map(({ choose }) => choose()));
      expect(answers.filter(({ code }) => code === 20_001)).toHaveLength(maxOpen);
      const accepted = and(eq(orders.customerId, customer.id), eq(orders.payMethod, "cash_on_delivery"));
      expect(await backend.db.$count(orders, accepted)).toBe(maxOpen);
      expect(answers.find(({ code }) => code === 0)?.msg).toMatch(/^Several of your orders/);
    });

    test("money that comes for an attempt from before goes back", async () => {
      const customer = await backend.newCustomer();
      const { orderId, checkoutId, choose } = await order(customer);
      const subject = { kind: "checkout", id: checkoutId } as const;
      const request = { customerId: customer.id, subject, method: "alipay", idempotencyKey: null, now } as const;
      const { number, amount } = await startPayment(backend.db, request);
      await choose();
      await settlePayment(backend.db, "alipay", { number, amount, reference: number }, now);
      expect(await orderOf(backend.db, orderId)).toMatchObject({ state: "paid", paidAt: null });
      expect(await backend.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
        { amount: 5100, reason: "late" },
      ]);
      await expectBalancedLedger(backend.db);
    });

    test("a shop's terms are its owner's, of the own shop, and overwritten by nobody who has read older ones", async () => {
      const desk = await owner();
      const terms = { is_offered: 1, most: "500", region_ids: [310_000], revision: 1 };
      const staff = await backend.newDeskUser("staff", shopId, now);
      expect(await staff.post("cash/save_terms", terms)).toMatchObject({ code: 0 });
      for (const [wrong, named] of [
        [{ most: "0" }, { field: "most" }],
        [{ most: "much" }, { field: "most" }],
        [{ region_ids: [999_999] }, { field: "region_ids" }],
        [{ is_offered: "maybe" }, {}],
        [{ revision: "" }, {}],
      ] as const)
        expect(await desk.post("cash/save_terms", { ...terms, ...wrong })).toMatchObject({ code: 0, ...named });
      const both = await Promise.all([desk, await owner()].map((each) => each.post("cash/save_terms", terms)));
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]));
      expect((await staff.get("cash/terms")).data).toEqual({
        revision: 2,
        is_offered: 1,
        most: "500.00",
        region_ids: [310_000],
        platform: { is_open: 1, most: "2000.00" },
      });
    });
  },
  { now: () => now },
);
