import { expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { type Payment, payments, refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { askForPayments } from "./ask-for-payments.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { type PaymentProvider, plainReply } from "./providers/provider.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

onEachStore(
  "asking providers",
  (backend) => {
    const faults: string[] = [];
    const job = (now: Date, changes: Partial<PaymentProvider>) => {
      const provider: PaymentProvider = {
        method: "wechat",
        note: null,
        start: () => Promise.reject(new Error("not started")),
        readNotification: () => null,
        reply: plainReply,
        query: () => Promise.reject(new Error("not asked")),
        refund: () => Promise.reject(new Error("not told")),
        ...changes,
      };
      const report = (error: unknown, what: string) => faults.push(`${what}: ${String(error)}`);
      return { db: backend.db, now: () => now, providers: new Map([["wechat", provider]] as const), report };
    };
    /** An order of 51.00 that is about to be paid with WeChat. */
    const setUp = async () => {
      faults.length = 0;
      // What earlier tests have left is not asked for.
      await backend.db.update(payments).set({ askAt: null });
      const customer = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 2550 }, stock: 100 });
      const { orderIds } = await putOrders(backend.db, customer.id, [{ lines: [{ productId, quantity: 2 }] }], start);
      const pay = (pay_way: number) =>
        customer.post("pay/unifiedpay", { order_id: orderIds[0], from: "order", pay_way });
      expect(await pay(1)).toMatchObject({ code: 1 });
      const attempts = () =>
        backend.db.select().from(payments).where(eq(payments.customerId, customer.id)).orderBy(payments.id);
      const state = async () =>
        (await backend.db.select().from(orders).where(eq(orders.customerId, customer.id))).map(
          (order) => order.state,
        )[0];
      const [payment] = await attempts();
      return { orderId: orderIds[0] ?? 0, number: payment?.number ?? "", pay, attempts, state };
    };
    /** Its time to be paid is over. */
    const close = (orderId: number) =>
      backend.db.transaction((tx) =>
        changeOrders(tx, {
          orderIds: [orderId],
          change: { action: "close" },
          actor: { kind: "system" },
          now: later(60, "minutes"),
        }),
      );
    const paid = (number: string, amount = 5100) =>
      Promise.resolve({ state: "paid", number, reference: `4200${number}`, amount } as const);

    test("a payment whose notification was lost is found by asking, once, whoever asks", async () => {
      const { number, state, attempts } = await setUp();
      const asked: string[] = [];
      const query: PaymentProvider["query"] = (each) => {
        asked.push(each.number);
        return paid(each.number);
      };
      expect(await askForPayments.run(job(later(0.9, "minutes"), { query }))).toBe(0);
      const done = await Promise.all([1, 2, 3].map(() => askForPayments.run(job(later(1, "minutes"), { query }))));
      expect([done.filter((count) => count === 1), asked, await state()]).toEqual([[1], [number], "paid"]);
      expect(await attempts()).toMatchObject([
        { providerReference: `4200${number}`, askAt: null, paidAt: later(1, "minutes") },
      ]);
      expect(await askForPayments.run(job(later(1000, "minutes"), { query }))).toBe(0);
      expect(faults).toEqual([]);
      await expectBalancedLedger(backend.db);
    });

    test("a payment that is not made is asked for ever more rarely, and after a week no more", async () => {
      const { state } = await setUp();
      const asked: number[] = [];
      for (let minutes = 0; minutes < 9 * 24 * 60; minutes += 1) {
        if (minutes > 200 && minutes % 30 !== 0) continue;
        const query = async () => {
          asked.push(minutes);
          return { state: "unpaid" } as const;
        };
        await askForPayments.run(job(later(minutes, "minutes"), { query }));
      }
      expect(asked.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 7, 9, 12]);
      expect(asked.length).toBeLessThan(50);
      expect(asked.at(-1)).toBeGreaterThan(7 * 24 * 60);
      expect(asked.at(-1)).toBeLessThan(8 * 24 * 60);
      expect(await state()).toBe("unpaid");
    });

    test("a payment that was replaced by another one is asked for, too", async () => {
      const { pay, state, attempts } = await setUp();
      expect(await pay(2)).toMatchObject({ code: 10001 });
      expect((await attempts()).map((each) => each.state)).toEqual(["superseded", "pending"]);
      expect(await askForPayments.run(job(later(1, "minutes"), { query: ({ number }) => paid(number) }))).toBe(1);
      expect(await state()).toBe("paid");
    });

    test("a payment that the provider has closed is not taken up again", async () => {
      const { number, pay, attempts } = await setUp();
      const query = async () => ({ state: "closed", number }) as const;
      expect(await askForPayments.run(job(later(1, "minutes"), { query }))).toBe(0);
      expect(await attempts()).toMatchObject([{ state: "superseded", askAt: null }]);
      expect(await pay(1)).toMatchObject({ code: 1 });
      const [, next] = await attempts();
      expect(next?.state).toBe("pending");
      expect(next?.number).not.toBe(number);
    });

    test.each([
      ["another amount", ({ number }: Pick<Payment, "number">) => paid(number, 5099)],
      ["another payment", () => paid("0")],
      ["nothing", () => Promise.reject(new Error("The gateway is down"))],
    ])("a provider that answers with %s pays nothing, and is asked again later", async (_, query) => {
      const { state } = await setUp();
      expect(await askForPayments.run(job(later(1, "minutes"), { query }))).toBe(0);
      expect([await state(), faults.length]).toEqual(["unpaid", 1]);
      expect(await askForPayments.run(job(later(1.5, "minutes"), { query }))).toBe(0);
      expect(faults).toHaveLength(1);
      expect(await askForPayments.run(job(later(2, "minutes"), { query: ({ number }) => paid(number) }))).toBe(1);
      expect(await state()).toBe("paid");
    });

    test("a provider is asked and told outside of transactions", async () => {
      const { orderId, state } = await setUp();
      // Were a transaction open, the embedded database could not begin this one.
      const query: PaymentProvider["query"] = async ({ number }) => {
        await close(orderId);
        return paid(number);
      };
      expect(await askForPayments.run(job(later(61, "minutes"), { query }))).toBe(1);
      expect(await state()).toBe("closed");
      const requested: number[] = [];
      const refund: PaymentProvider["refund"] = async ({ amount }) => {
        await backend.db.transaction(async (tx) => {
          requested.push(amount, (await tx.select().from(refunds).where(eq(refunds.orderId, orderId))).length);
        });
        return "done";
      };
      expect(await finishRefunds.run(job(later(61, "minutes"), { refund }))).toBe(1);
      expect([requested, faults]).toEqual([[5100, 1], []]);
      await expectBalancedLedger(backend.db);
    });

    test("a refund that a provider has only begun is asked after until it is done", async () => {
      const { orderId } = await setUp();
      await close(orderId);
      expect(await askForPayments.run(job(later(61, "minutes"), { query: ({ number }) => paid(number) }))).toBe(1);
      const numbers = new Set<string>();
      const refund = (outcome: "begun" | "done"): Partial<PaymentProvider> => ({
        refund: async ({ number }) => {
          numbers.add(number);
          return outcome;
        },
      });
      const stateOf = async () =>
        (await backend.db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]?.state;
      expect([await finishRefunds.run(job(later(61, "minutes"), refund("begun"))), await stateOf()]).toEqual([
        0,
        "pending",
      ]);
      expect([await finishRefunds.run(job(later(62, "minutes"), refund("done"))), await stateOf()]).toEqual([
        1,
        "done",
      ]);
      expect([numbers.size, faults]).toEqual([1, []]);
    });
  },
  { now: () => start },
);
