import { expect, test } from "vitest";
import { changeOrders } from "../../../buying/orders/change-order.ts";
import type { JobContext } from "../../../platform/domain/job.ts";
import type { Language } from "../../../platform/store/language.ts";
import { afterSales } from "../../../platform/store/schema/after-sales.ts";
import { orderEvents, orders, shipmentTraces } from "../../../platform/store/schema/orders.ts";
import { eq, ne } from "../../../platform/store/sql.ts";
import { recordOf } from "../../../test-support/ask.ts";
import { handOver } from "../../../test-support/handed-over.ts";
import { later, start } from "../../../test-support/later.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { orderOf } from "../../../test-support/order-rows.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openShop } from "../../../test-support/stage.ts";
import { autopilot } from "./autopilot.ts";
import { sendsAt, stops } from "./journey.ts";
import { payFromBalance } from "../../../test-support/pay-from-balance.ts";

let now = start;

onEachStore(
  "the autopilot",
  (backend) => {
    const faults: string[] = [];
    const context: () => JobContext = () => ({
      db: backend.db,
      now: () => now,
      report: (_, what) => faults.push(what),
    });
    const fly = async (time: Date) => {
      now = time;
      return autopilot.run(context());
    };

    test("sends what is to be paid at the door, and has the cash once it is delivered", async () => {
      now = start;
      const customer = await backend.newCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const { orderIds } = await putOrders(backend.db, customer.id, [{ lines: [{ productId, quantity: 1 }] }], now);
      const [id = 0] = orderIds;
      const actor = { kind: "customer", id: customer.id } as const;
      await backend.db.transaction((tx) =>
        changeOrders(tx, { orderIds: [id], change: { action: "acceptCash" }, actor, now }),
      );
      expect(await fly(later(29, "seconds"))).toBe(0);
      await fly(later(42, "seconds"));
      expect(await orderOf(backend.db, id)).toMatchObject({ state: "shipped", paidAt: null });
      await fly(later(42 + 119, "seconds"));
      expect((await orderOf(backend.db, id)).state).toBe("shipped");
      await fly(later(42 + 121, "seconds"));
      expect(await orderOf(backend.db, id)).toMatchObject({ state: "completed", paidAt: now });
    });

    test("lets orders travel by themselves, in every language, whoever does it", async () => {
      now = start;
      const { id: customerId, token } = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const lines = [{ productId, quantity: 1 }];
      const wanted = (["express", "virtual", "pickup"] as const).map((delivery) => ({ lines, fields: { delivery } }));
      const { orderIds, checkoutId } = await putOrders(backend.db, customerId, wanted, now);
      const [express = 0, virtual = 0, pickup = 0] = orderIds;
      expect(await fly(later(3600 - 1, "seconds"))).toBe(0);
      now = start;
      await payFromBalance(backend.as(token), checkoutId, "trade");
      expect(await fly(later(29, "seconds"))).toBe(0);
      const done = [await fly(later(42, "seconds")), await fly(later(42, "seconds"))];
      expect(done).toEqual([2, 0]);
      const parcel = await orderOf(backend.db, express);
      expect(parcel).toMatchObject({ state: "shipped", trackingNumber: expect.stringMatching(/^PLZ\d{13}$/) });
      expect((await orderOf(backend.db, virtual)).deliveredContent).toMatch(/^[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
      const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, express));
      expect(events.at(-1)).toMatchObject({ action: "ship", actor: "merchant", note: "autopilot" });

      // Three nodes, and the second of them late.
      const many = async (time: Date) => {
        now = time;
        return Promise.all([1, 2, 3].map(() => autopilot.run(context())));
      };
      await many(later(42 + 31, "seconds"));
      const traces = async (language: Language) => {
        const { data } = await backend.as(token).get(`order/orderTraces?id=${express}`, language);
        return recordOf(recordOf(data)["delivery"])["traces"];
      };
      expect(await traces("en")).toEqual([
        ["2026-11-20 12:01:12", "Left the sorting centre"],
        ["2026-11-20 12:00:52", "Picked up by the carrier"],
      ]);
      // The code can be looked at for a while before somebody comes with it.
      expect((await orderOf(backend.db, pickup)).state).toBe("paid");
      await many(later(3600, "seconds"));
      expect((await orderOf(backend.db, pickup)).state).toBe("completed");
      expect(await backend.db.$count(shipmentTraces, eq(shipmentTraces.orderId, express))).toBe(stops.length);
      const newest = await Promise.all((["zh", "ja", "ko"] as const).map(async (language) => await traces(language)));
      expect(newest.map((list) => (Array.isArray(list) ? list[0] : null))).toEqual([
        ["2026-11-20 12:02:42", "快件已送达，已签收"],
        ["2026-11-20 12:02:42", "お届けが完了しました"],
        ["2026-11-20 12:02:42", "배송이 완료되었습니다"],
      ]);
      expect(await fly(later(7200, "seconds"))).toBe(0);
      expect(faults).toEqual([]);
    });

    test("leaves alone what is not paid, what is closed, and the parcels of others", async () => {
      now = start;
      const { id: customerId, token } = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const lines = [{ productId, quantity: 1 }];
      const { orderIds } = await putOrders(backend.db, customerId, [{ lines }, { lines }, { lines }], now);
      const [unpaid = 0, cancelled = 0, sent = 0] = orderIds;
      for (const order_id of [cancelled, sent]) {
        await payFromBalance(backend.as(token), order_id);
      }
      await backend.as(token).post("order/cancel", { id: cancelled });
      await backend.db
        .update(orders)
        .set({ state: "shipped", carrier: "SF", trackingNumber: "SF1", shippedAt: now })
        .where(eq(orders.id, sent));
      expect(await fly(later(3600, "seconds"))).toBe(0);
      const states = await Promise.all(
        [unpaid, cancelled, sent].map(async (id) => (await orderOf(backend.db, id)).state),
      );
      expect(states).toEqual(["unpaid", "closed", "shipped"]);
      expect(await backend.db.$count(shipmentTraces, eq(shipmentTraces.orderId, sent))).toBe(0);
    });

    test("answers what is asked for, refuses once what nobody explains, and leaves what the demo has brought alone", async () => {
      now = start;
      const { id: customerId, token } = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const { orderId, lines } = await handOver(
        backend.db,
        customerId,
        { lines: [{ productId, quantity: 2 }], state: "completed" },
        now,
      );
      const seeded = () =>
        backend.db
          .select({ id: afterSales.id, state: afterSales.state })
          .from(afterSales)
          .where(ne(afterSales.customerId, customerId))
          .orderBy(afterSales.id);
      const before = await seeded();
      expect(before.map(({ state }) => state)).toContain("applied");
      const post = async (call: string, body: object) => {
        const answer = await backend.as(token).post(`after_sale/${call}`, body);
        expect(answer.code).toBe(1);
        return Number(recordOf(answer.data)["after_sale_id"]);
      };
      const shown = async (id: number, language: "en" | "ko") =>
        await backend.as(token).read(`after_sale/detail?id=${id}`, language);
      const form = { order_id: orderId, item_id: lines[0]?.skuId, reason: "x", num: 1 };
      const id = await post("add", { ...form, refund_type: 0 });
      await fly(later(29, "seconds"));
      expect(await shown(id, "en")).toMatchObject({ status: 0 });
      await fly(later(30, "seconds"));
      const why = "상품에 어떤 문제가 있는지 설명하거나 사진을 올려 주세요.";
      expect(await shown(id, "ko")).toMatchObject({ status: 1, refuse_reason: why, history: [{}, { remark: why }] });
      await post("again", { id, reason: "x", refund_type: 0 });
      await fly(later(60, "seconds"));
      expect(await shown(id, "en")).toMatchObject({ status: 6 });
      const other = await post("add", { ...form, refund_type: 1 });
      await fly(later(90, "seconds"));
      expect(await shown(other, "en")).toMatchObject({ status: 2 });
      await backend.as(token).post("after_sale/express", { id: other, express_name: "SF", invoice_no: "1" });
      await fly(later(119, "seconds"));
      expect(await shown(other, "en")).toMatchObject({ status: 3 });
      await Promise.all([fly(later(120, "seconds")), fly(later(120, "seconds")), fly(later(120, "seconds"))]);
      expect(await shown(other, "en")).toMatchObject({ status: 6 });
      expect(await seeded()).toEqual(before);
      expect(faults).toEqual([]);
    });

    test("takes its time, the same for the same order", () => {
      for (let id = 1; id < 100; id++) {
        const time = sendsAt({ id, since: start });
        expect(time).toEqual(sendsAt({ id, since: start }));
        expect(time.getTime() - start.getTime()).toBeGreaterThanOrEqual(30_000);
        expect(time.getTime() - start.getTime()).toBeLessThanOrEqual(40_000);
      }
    });

    test("leaves a shop alone where somebody has lately been at the desk, however long the session lasts", async () => {
      now = start;
      const { id: customerId, token } = await backend.richCustomer();
      const shopId = await openShop(backend.db);
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000, shopId } });
      const wanted = [{ lines: [{ productId, quantity: 1 }], fields: { shopId } }];
      const { orderIds, checkoutId } = await putOrders(backend.db, customerId, wanted, now);
      const [id = 0] = orderIds;
      await payFromBalance(backend.as(token), checkoutId, "trade");
      const { token: atDesk } = await backend.newDeskUser("staff", shopId, now);
      await fly(later(14 * 60, "seconds"));
      expect((await orderOf(backend.db, id)).state).toBe("paid");
      now = later(14 * 60, "seconds");
      expect(await backend.atDesk(atDesk).get("orders/list")).toMatchObject({ code: 1 });
      await fly(later(28 * 60, "seconds"));
      expect((await orderOf(backend.db, id)).state).toBe("paid");
      await fly(later(30 * 60, "seconds"));
      expect((await orderOf(backend.db, id)).state).toBe("shipped");
    });
  },
  { now: () => now },
);
