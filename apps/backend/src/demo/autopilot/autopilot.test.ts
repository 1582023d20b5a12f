import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobContext } from "../../domain/job.ts";
import { orderEvents, orders, shipmentTraces } from "../../store/schema/orders.ts";
import { ask, recordOf } from "../../test-support/ask.ts";
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
