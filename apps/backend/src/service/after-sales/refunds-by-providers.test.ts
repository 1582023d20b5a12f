import { expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { finishRefunds } from "../../money/payments/finish-refunds.ts";
import { type PaymentProvider, plainReply } from "../../money/payments/providers/provider.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { handOver, orderOf } from "../../test-support/handed-over.ts";
import { start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { requestRefund } from "./request-refund.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const oneDay = 24 * 60 * 60;
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/** A provider that pays nothing but refunds. */
function paying(refund: PaymentProvider["refund"]): PaymentProvider {
  return {
    method: "alipay",
    note: null,
    start: () => Promise.reject(new Error("not asked")),
    readNotification: () => null,
    reply: plainReply,
    query: async () => ({ state: "unpaid" }),
    refund,
  };
}

onEachStore(
  "refunds of after-sales by providers",
  (backend) => {
    test("refunds of after-sales go back by the provider, and are seen while it fails", async () => {
      now = start;
      const refunded: string[] = [];
      let isDown = true;
      const provider = paying(async ({ number, amount, paymentAmount }) => {
        if (isDown) throw new Error("no answer");
        refunded.push(`${number.length} digits: ${amount} of ${paymentAmount}`);
        return "done";
      });
      const { id: customerId, token } = await backend.newCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const bought = { lines: [{ productId, quantity: 3 }], freight: 100, state: "completed", by: "alipay" } as const;
      const { orderId, lines } = await handOver(backend.db, customerId, bought, now);
      const skuId = lines[0]?.skuId;
      const post = (call: string, body: object) => backend.as(token).post(call, body);
      const request = async (num: number) => {
        const form = { order_id: orderId, item_id: skuId, reason: "x", refund_type: 0, num };
        const id = Number(recordOf((await post("after_sale/add", form)).data)["after_sale_id"]);
        expect((await backend.operate("after-sales", "agree", String(id))).out).toEqual([
          expect.stringMatching(/is refunding$/),
        ]);
        return id;
      };
      const detail = (id: number) => backend.as(token).read(`after_sale/detail?id=${id}`);
      const runJob = (at: Date) => {
        now = at;
        const report = () => undefined;
        return finishRefunds.run({
          db: backend.db,
          now: () => now,
          report,
          providers: new Map([["alipay", provider]]),
        });
      };
      const first = await request(2);
      await backend.db.update(refunds).set({ createdAt: start, tellAt: start }).where(eq(refunds.orderId, orderId));
      expect(await detail(first)).toMatchObject({
        status: 5,
        refund_state: 1,
        refund_way: "Alipay",
        can_cancel: 0,
        refund_time: "",
      });
      expect(await post("after_sale/cancel", { id: first })).toMatchObject({ code: 0 });
      expect(await runJob(after(5))).toBe(0);
      now = after(60);
      expect(await detail(first)).toMatchObject({ status: 5, refund_state: 2 });
      isDown = false;
      await backend.db
        .update(refunds)
        .set({ tellAt: after(9999) })
        .where(eq(refunds.orderId, orderId));
      expect(await runJob(after(61))).toBe(0);
      // An operator need not wait for the next try.
      await backend.db
        .update(refunds)
        .set({ tellAt: after(61) })
        .where(eq(refunds.orderId, orderId));
      expect((await backend.operate("after-sales", "refund", String(first))).code).toBe(0);
      await backend.db
        .update(refunds)
        .set({ tellAt: after(61) })
        .where(eq(refunds.orderId, orderId));
      expect(await Promise.all([runJob(after(62)), runJob(after(62))])).toContain(1);
      expect(await detail(first)).toMatchObject({ status: 6, refund_state: 3, refund_price: "20.00" });
      expect(await orderOf(backend.db, orderId)).toMatchObject({
        state: "completed",
        refundedAmount: 2000,
        heldSince: null,
      });

      const second = await request(1);
      // Nothing else can be done to the order, while its last money is on its way.
      expect(await orderOf(backend.db, orderId)).toMatchObject({ state: "closed", refundedAmount: 3100 });
      expect(await post("order/del", { id: orderId })).toMatchObject({ code: 0 });
      await backend.db
        .update(refunds)
        .set({ tellAt: after(62) })
        .where(eq(refunds.afterSaleId, second));
      expect(await runJob(after(70))).toBe(1);
      expect(await detail(second)).toMatchObject({ status: 6, refund_price: "11.00", freight_price: "1.00" });
      expect(refunded).toEqual(["26 digits: 2000 of 3100", "26 digits: 1100 of 3100"]);
      expect(await post("order/del", { id: orderId })).toMatchObject({ code: 1 });
      await expectBalancedLedger(backend.db);
    });

    test("refunds of after-sales that a provider has begun are no failures, however long it takes", async () => {
      now = start;
      let outcome: "begun" | "done" = "begun";
      const { id: customerId, token } = await backend.newCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const bought = { lines: [{ productId, quantity: 1 }], state: "paid", by: "alipay" } as const;
      const { orderId, lines } = await handOver(backend.db, customerId, bought, now);
      const about = {
        customerId,
        orderId,
        lineId: lines[0]?.id ?? 0,
        type: "refund",
        quantity: 1,
        reason: "",
      } as const;
      const request = { ...about, remark: "", images: [], isWithdrawal: true, idempotencyKey: null, now } as const;
      const { id } = await backend.db.transaction((tx) => requestRefund(tx, request));
      const progress = async () => {
        const answer = await backend.as(token).get(`after_sale/detail?id=${id}`);
        return recordOf(answer.data)["refund_state"];
      };
      const runJob = async (seconds: number) => {
        now = after(seconds);
        const report = (error: unknown) => expect(error).toBeNull();
        const providers = new Map([["alipay", paying(async () => outcome)]] as const);
        return finishRefunds.run({ db: backend.db, now: () => now, report, providers });
      };
      expect(await runJob(5)).toBe(0);
      now = after(24 * 60 * 60);
      expect(await progress()).toBe(1);
      outcome = "done";
      expect(await runJob(2 * 24 * 60 * 60)).toBe(1);
      expect(await progress()).toBe(3);
    });

    test("refunds of after-sales before the parcel delay by nothing what completes itself after it", async () => {
      now = start;
      const { id: customerId } = await backend.newCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const bought = { lines: [{ productId, quantity: 2 }], state: "paid", by: "alipay" } as const;
      const { orderId, lines } = await handOver(backend.db, customerId, bought, now);
      const about = {
        customerId,
        orderId,
        lineId: lines[0]?.id ?? 0,
        type: "refund",
        quantity: 1,
        reason: "",
      } as const;
      const request = { ...about, remark: "", images: [], isWithdrawal: true, idempotencyKey: null, now } as const;
      await backend.db.transaction((tx) => requestRefund(tx, request));
      expect(await orderOf(backend.db, orderId)).toMatchObject({ heldSince: start });
      now = after(3 * oneDay);
      const ship = { action: "ship", carrier: "SF", trackingNumber: "1" } as const;
      const actor = { kind: "merchant" } as const;
      await backend.db.transaction((tx) => changeOrders(tx, { orderIds: [orderId], change: ship, actor, now }));
      now = after(5 * oneDay);
      const report = (error: unknown) => expect(error).toBeNull();
      const providers = new Map([["alipay", paying(async () => "done")]] as const);
      await finishRefunds.run({ db: backend.db, now: () => now, report, providers });
      expect(await orderOf(backend.db, orderId)).toMatchObject({
        heldSince: null,
        confirmBefore: after((3 + 7 + 2) * oneDay),
      });
    });
  },
  { now: () => now },
);
