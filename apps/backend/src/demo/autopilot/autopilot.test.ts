import { expect, test } from "vitest";
import type { JobContext } from "../../domain/job.ts";
import { afterSales } from "../../store/schema/after-sales.ts";
import { orderEvents, orders, shipmentTraces } from "../../store/schema/orders.ts";
import { eq, ne } from "../../store/sql.ts";
import { ask, recordOf } from "../../test-support/ask.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { richCustomer } from "../../test-support/rich-customer.ts";
import { autopilot } from "./autopilot.ts";
import { sendsAt, stops } from "./journey.ts";

const start = new Date("2026-11-20T04:00:00Z");
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
let now = start;

onEachStore(
  "the autopilot",
  (backend) => {
    const db = () => backend().db;
    const faults: string[] = [];
    const context: () => JobContext = () => ({
      db: db(),
      now: () => now,
      report: (_, what) => faults.push(what),
    });
    const fly = async (time: Date) => {
      now = time;
      return autopilot.run(context());
    };
    const orderOf = async (id: number) => {
      const [order] = await db().select().from(orders).where(eq(orders.id, id));
      if (order === undefined) throw new Error("There is no such order");
      return order;
    };

    test("lets orders travel by themselves, in every language, whoever does it", async () => {
      now = start;
      const { id: customerId, token } = await richCustomer(db());
      const productId = await putOnSale(db(), { name: "Lamp", facts: { price: 1000 } });
      const lines = [{ productId, quantity: 1 }];
      const wanted = (["express", "virtual", "pickup"] as const).map((delivery) => ({ lines, facts: { delivery } }));
      const { orderIds, checkoutId } = await putOrders(db(), customerId, wanted, now);
      const [express = 0, virtual = 0, pickup = 0] = orderIds;
      expect(await fly(later(3600 - 1))).toBe(0);
      now = start;
      await ask(backend().url, "pay/unifiedpay", { token, body: { order_id: checkoutId, from: "trade", pay_way: 3 } });
      expect(await fly(later(29))).toBe(0);
      const done = [await fly(later(42)), await fly(later(42))];
      expect(done).toEqual([2, 0]);
      const parcel = await orderOf(express);
      expect(parcel).toMatchObject({ state: "shipped", trackingNumber: expect.stringMatching(/^PLZ\d{13}$/) });
      expect((await orderOf(virtual)).deliveredContent).toMatch(/^[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
      const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, express));
      expect(events.at(-1)).toMatchObject({ action: "ship", actor: "merchant", note: "autopilot" });

      // Three nodes, and the second of them late.
      const many = async (time: Date) => {
        now = time;
        return Promise.all([1, 2, 3].map(() => autopilot.run(context())));
      };
      await many(later(42 + 31));
      const traces = async (language: "en" | "zh" | "ja" | "ko") => {
        const { data } = await ask(backend().url, `order/orderTraces?id=${express}`, { token, language });
        return recordOf(recordOf(data)["delivery"])["traces"];
      };
      expect(await traces("en")).toEqual([
        ["2026-11-20 12:01:12", "Left the sorting centre"],
        ["2026-11-20 12:00:52", "Picked up by the carrier"],
      ]);
      // The code can be looked at for a while before somebody comes with it.
      expect((await orderOf(pickup)).state).toBe("paid");
      await many(later(3600));
      expect((await orderOf(pickup)).state).toBe("completed");
      expect(await db().$count(shipmentTraces, eq(shipmentTraces.orderId, express))).toBe(stops.length);
      const newest = await Promise.all((["zh", "ja", "ko"] as const).map(async (language) => await traces(language)));
      expect(newest.map((list) => (Array.isArray(list) ? list[0] : null))).toEqual([
        ["2026-11-20 12:02:42", "快件已送达，已签收"],
        ["2026-11-20 12:02:42", "お届けが完了しました"],
        ["2026-11-20 12:02:42", "수령인에게 배송이 완료되었습니다"],
      ]);
      expect(await fly(later(7200))).toBe(0);
      expect(faults).toEqual([]);
    });

    test("leaves alone what is not paid, what is closed, and the parcels of others", async () => {
      now = start;
      const { id: customerId, token } = await richCustomer(db());
      const productId = await putOnSale(db(), { name: "Lamp", facts: { price: 1000 } });
      const lines = [{ productId, quantity: 1 }];
      const { orderIds } = await putOrders(db(), customerId, [{ lines }, { lines }, { lines }], now);
      const [unpaid = 0, cancelled = 0, sent = 0] = orderIds;
      for (const order_id of [cancelled, sent]) {
        await ask(backend().url, "pay/unifiedpay", { token, body: { order_id, from: "order", pay_way: 3 } });
      }
      await ask(backend().url, "order/cancel", { token, body: { id: cancelled } });
      await db()
        .update(orders)
        .set({ state: "shipped", carrier: "SF", trackingNumber: "SF1", shippedAt: now })
        .where(eq(orders.id, sent));
      expect(await fly(later(3600))).toBe(0);
      const states = await Promise.all([unpaid, cancelled, sent].map(async (id) => (await orderOf(id)).state));
      expect(states).toEqual(["unpaid", "closed", "shipped"]);
      expect(await db().$count(shipmentTraces, eq(shipmentTraces.orderId, sent))).toBe(0);
    });

    test("answers what is asked for, refuses once what nobody explains, and leaves what the demo has brought alone", async () => {
      now = start;
      const { id: customerId, token } = await richCustomer(db());
      const productId = await putOnSale(db(), { name: "Lamp", facts: { price: 1000 } });
      const { orderId, lines } = await handOver(
        db(),
        customerId,
        { lines: [{ productId, quantity: 2 }], state: "completed" },
        now,
      );
      const seeded = () =>
        db()
          .select({ id: afterSales.id, state: afterSales.state })
          .from(afterSales)
          .where(ne(afterSales.customerId, customerId))
          .orderBy(afterSales.id);
      const before = await seeded();
      expect(before.map(({ state }) => state)).toContain("applied");
      const post = async (call: string, body: object) => {
        const answer = await ask(backend().url, `after_sale/${call}`, { token, body });
        expect(answer.code).toBe(1);
        return Number(recordOf(answer.data)["after_sale_id"]);
      };
      const shown = async (id: number, language: "en" | "ko") =>
        recordOf((await ask(backend().url, `after_sale/detail?id=${id}`, { token, language })).data);
      const form = { order_id: orderId, item_id: lines[0]?.skuId, reason: "x", num: 1 };
      const id = await post("add", { ...form, refund_type: 0 });
      await fly(later(29));
      expect(await shown(id, "en")).toMatchObject({ status: 0 });
      await fly(later(30));
      const why = "상품에 어떤 문제가 있는지 설명하거나 사진을 올려 주세요.";
      expect(await shown(id, "ko")).toMatchObject({ status: 1, refuse_reason: why, history: [{}, { remark: why }] });
      await post("again", { id, reason: "x", refund_type: 0 });
      await fly(later(60));
      expect(await shown(id, "en")).toMatchObject({ status: 6 });
      const other = await post("add", { ...form, refund_type: 1 });
      await fly(later(90));
      expect(await shown(other, "en")).toMatchObject({ status: 2 });
      await ask(backend().url, "after_sale/express", {
        token,
        body: { id: other, express_name: "SF", invoice_no: "1" },
      });
      await fly(later(119));
      expect(await shown(other, "en")).toMatchObject({ status: 3 });
      await Promise.all([fly(later(120)), fly(later(120)), fly(later(120))]);
      expect(await shown(other, "en")).toMatchObject({ status: 6 });
      expect(await seeded()).toEqual(before);
      expect(faults).toEqual([]);
    });

    test("takes its time, the same for the same order", () => {
      for (let id = 1; id < 100; id++) {
        const time = sendsAt({ id, paidAt: start });
        expect(time).toEqual(sendsAt({ id, paidAt: start }));
        expect(time.getTime() - start.getTime()).toBeGreaterThanOrEqual(30_000);
        expect(time.getTime() - start.getTime()).toBeLessThanOrEqual(40_000);
      }
    });
  },
  { now: () => now },
);
