import { createApiClient, startPayment } from "@plaza/api-client";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { ask, listOf, recordOf } from "../../test-support/ask.ts";
import type { Difference, SentNotification, Trade } from "../../test-support/gateways/gateway.ts";
import { openGateways } from "../../test-support/gateways/open-gateways.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { statesOf } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { askForPayments } from "./ask-for-payments.ts";
import { paymentPage } from "./providers/payment-page.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const clock = () => now;

const gateways = await openGateways(clock);
const providers = new Map(gateways.map(({ method, provider }) => [method, provider]));
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
});

onEachStore(
  "real money",
  (backend) => {
    describe.each(gateways.map((gateway) => ({ name: gateway.name, gateway })))("by $name", ({ gateway }) => {
      const faults: string[] = [];
      const jobs = () => ({
        db: backend.db,
        now: clock,
        providers,
        report: (error: unknown) => faults.push(String(error)),
      });
      beforeEach(async () => {
        now = start;
        gateway.behaviour = "works";
        faults.length = 0;
        await backend.db.update(payments).set({ askAt: null });
        await backend.db.update(refunds).set({ state: "done" });
      });

      /** Two orders of 51.00 and 61.00 that are to be paid at once. */
      const setUp = async () => {
        const customer = await backend.richCustomer();
        const productId = await putOnSale(backend.db, { name: "Lamp/灯 & <b>", fields: { price: 2550 }, stock: 100 });
        const lines = [{ productId, quantity: 2 }];
        const put = await putOrders(backend.db, customer.id, [{ lines }, { lines, freight: 1000 }], now);
        const [origin, { token }] = [backend.url, customer];
        const api = createApiClient({ origin, platformOrigin: origin, locale: "en", token });
        const subject = { from: "trade", id: put.checkoutId } as const;
        const pay = (idempotencyKey: string | null = null) =>
          startPayment(api, { ...subject, payWay: gateway.payWay, idempotencyKey });
        const states = () => statesOf(backend.db, customer.id);
        const attempts = () =>
          backend.db.select().from(payments).where(eq(payments.customerId, customer.id)).orderBy(payments.id);
        const refunded = async () => {
          const found = await backend.db
            .select({ refund: refunds })
            .from(refunds)
            .innerJoin(payments, eq(payments.id, refunds.paymentId))
            .where(eq(payments.customerId, customer.id))
            .orderBy(refunds.id);
          return found.map(({ refund }) => refund);
        };
        const cancel = (index: number) =>
          ask(origin, "order/cancel", { token, body: { id: put.orderIds[index] } }).then(({ code }) => code);
        return { ...customer, ...put, pay, states, attempts, refunded, cancel };
      };
      const send = async ({ headers, body }: SentNotification) => {
        const path = `/api/pay/notify/${gateway.method}`;
        const response = await fetch(`${backend.url}${path}`, { method: "POST", headers, body });
        return `${response.status} ${await response.text()}`;
      };
      const notify = (trade: Trade, difference: Difference = {}) => send(gateway.notification(trade, difference));
      const { taken, rejected } = gateway.replies;

      test("a shopper pays, the gateway reports it, and the orders are paid", async () => {
        const { checkoutId, pay, states, attempts } = await setUp();
        const trade = await gateway.follow(await pay());
        const [attempt] = await attempts();
        expect(trade).toMatchObject({ number: attempt?.number, amount: 11_200 });
        expect([`https://shop.example/api/pay/notify/${gateway.method}`, null]).toContain(trade.notifyUrl);
        expect(trade.subject).toBe("Lamp 灯    b +1");
        expect(trade.payBefore?.replace("T", " ").slice(0, 19)).toBe("2026-11-20 13:00:00");
        expect(await states()).toEqual(["unpaid", "unpaid"]);
        // Asked again, it is the same payment.
        expect((await gateway.follow(await pay())).number).toBe(trade.number);

        trade.state = "paid";
        expect(await notify(trade)).toBe(taken);
        expect(await states()).toEqual(["paid", "paid"]);
        expect(await attempts()).toMatchObject([
          { state: "paid", subjectKind: "checkout", subjectId: checkoutId, askAt: null },
        ]);
        await expectBalancedLedger(backend.db);
      });

      test.each([
        { what: "without a deadline are paid without one", deadlines: [null, null], due: null },
        {
          what: "of which one has a deadline are paid before it",
          deadlines: [null, later(90, "minutes")],
          due: "2026-11-20 13:30:00",
        },
        {
          what: "with two deadlines are paid before the earlier one",
          deadlines: [later(110, "minutes"), later(100, "minutes")],
          due: "2026-11-20 13:40:00",
        },
      ])("two orders $what", async ({ deadlines, due }) => {
        const { orderIds, pay } = await setUp();
        for (const [index, id] of orderIds.entries())
          await backend.db.update(orders).set({ payBefore: deadlines[index] }).where(eq(orders.id, id));
        const trade = await gateway.follow(await pay());
        expect(trade.payBefore?.replace("T", " ").slice(0, 19) ?? null).toBe(due);
      });

      test("it is offered as what it is, without a note", async () => {
        const { token, checkoutId } = await setUp();
        const call = `order/getPayWay?from=trade&order_id=${checkoutId}`;
        const headers = { "x-plaza-extensions": paymentPage };
        const { data } = await backend.ask(call, { token, headers });
        const ways = listOf(recordOf(data)["pay_way"]);
        expect(ways.find((way) => way["pay_way"] === gateway.payWay)).toMatchObject({ extra: "", status: 1 });
      });

      test("a notification that is repeated, or sent at once to several, pays once", async () => {
        const { pay, states, refunded } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "paid";
        const same = gateway.notification(trade);
        expect(await Promise.all([send(same), send(same), notify(trade)])).toEqual([taken, taken, taken]);
        now = later(4, "minutes");
        expect([await send(same), await notify(trade)]).toEqual([taken, taken]);
        expect([await states(), await refunded()]).toEqual([["paid", "paid"], []]);
        await expectBalancedLedger(backend.db);
      });

      test("a notification that the gateway has not signed is rejected", async () => {
        const { pay, states } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "paid";
        for (const [index, forgery] of gateway.forgeries(trade).entries())
          expect(await send(forgery), `forgery ${index}`).toBe(rejected);
        expect(await states()).toEqual(["unpaid", "unpaid"]);
        expect(await notify(trade)).toBe(taken);
        expect(await states()).toEqual(["paid", "paid"]);
      });

      test("a notification of another amount, of another shop or of no payment of ours is rejected", async () => {
        const { pay, states, attempts } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "paid";
        expect(await notify(trade, { amount: 11_199 })).toBe(rejected);
        expect(await notify(trade, { amount: 11_201 })).toBe(rejected);
        expect(gateway.ofOthers.length).toBeGreaterThan(0);
        for (const difference of gateway.ofOthers) expect(await notify(trade, difference)).toBe(rejected);
        expect(await notify({ ...trade, number: `${trade.number.slice(0, -1)}x` })).toBe(rejected);
        expect([await states(), (await attempts()).map(({ state }) => state)]).toEqual([
          ["unpaid", "unpaid"],
          ["pending"],
        ]);
      });

      test("a notification that a payment was not made pays nothing, and is taken", async () => {
        const { pay, states, attempts } = await setUp();
        const trade = await gateway.follow(await pay());
        expect(await notify(trade)).toBe(taken);
        expect((await attempts()).map(({ state }) => state)).toEqual(["pending"]);
        trade.state = "closed";
        expect(await notify(trade)).toBe(taken);
        expect(await states()).toEqual(["unpaid", "unpaid"]);
        // Nobody is sent to a page again that takes no money any more.
        expect((await attempts()).map(({ state }) => state)).toEqual(["superseded"]);
        expect((await gateway.follow(await pay())).number).not.toBe(trade.number);
      });

      test("a payment whose notification was lost is found by asking the gateway", async () => {
        const { pay, states, attempts } = await setUp();
        const trade = await gateway.follow(await pay());
        now = later(1, "minutes");
        expect(await askForPayments.run(jobs())).toBe(0);
        trade.state = "paid";
        now = later(2, "minutes");
        gateway.behaviour = "fails";
        expect(await askForPayments.run(jobs())).toBe(0);
        now = later(3, "minutes");
        gateway.behaviour = "forges";
        expect(await askForPayments.run(jobs())).toBe(0);
        expect([await states(), faults.length]).toEqual([["unpaid", "unpaid"], 2]);
        now = later(4, "minutes");
        gateway.behaviour = "works";
        expect(await askForPayments.run(jobs())).toBe(1);
        expect(await states()).toEqual(["paid", "paid"]);
        // What comes late after all is the same payment, whatever comes last.
        expect(await notify({ ...trade, state: "closed" })).toBe(taken);
        expect(await notify(trade)).toBe(taken);
        expect(await attempts()).toMatchObject([{ state: "paid", paidAt: later(4, "minutes") }]);
        await expectBalancedLedger(backend.db);
      });

      test("a payment that the gateway knows nothing of stays open, and one that it has closed is not taken up", async () => {
        const { pay, attempts } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "closed";
        now = later(1, "minutes");
        expect(await askForPayments.run(jobs())).toBe(0);
        expect((await attempts()).map(({ state }) => state)).toEqual(["superseded"]);
        const { number } = await gateway.follow(await pay());
        expect(number).not.toBe(trade.number);
        gateway.trades.delete(number);
        now = later(2, "minutes");
        expect(await askForPayments.run(jobs())).toBe(0);
        expect([(await attempts()).map(({ state }) => state), faults]).toEqual([["superseded", "pending"], []]);
      });

      test("a payment that cannot be started is said to be so, and can be started again", async () => {
        const { pay, attempts } = await setUp();
        if (!gateway.isAskedToStart) return expect((await pay()).kind).toBe("form");
        const couldNot = { platformMessage: "This payment could not be started. Please try again" };
        gateway.behaviour = "fails";
        await expect(pay("k")).rejects.toMatchObject(couldNot);
        gateway.behaviour = "forges";
        await expect(pay("k")).rejects.toMatchObject(couldNot);
        gateway.behaviour = "works";
        const { number, amount } = await gateway.follow(await pay("k"));
        expect(amount).toBe(11_200);
        const pending = (await attempts()).filter(({ state }) => state === "pending");
        expect(pending.map((each) => each.number)).toEqual([number]);
      });

      test("a gateway that does not answer does not keep the shopper waiting", async () => {
        const { pay, states, attempts } = await setUp();
        gateway.behaviour = "hangs";
        const outcome = await pay().catch((error: unknown) => error);
        expect(outcome).toMatchObject({ kind: gateway.isAskedToStart ? "business" : "form" });
        expect(await states()).toEqual(["unpaid", "unpaid"]);
        // What became of it there nobody knows, so the same number is what keeps it from being started twice.
        gateway.behaviour = "works";
        await gateway.follow(await pay());
        expect(await attempts()).toHaveLength(1);
      });

      test("whatever is sent in its name is answered, and pays nothing", async () => {
        const { pay, states } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "paid";
        const { headers, body } = gateway.notification(trade);
        const signed = Object.keys(headers).filter((name) => name !== "content-type");
        const changes = fc.dictionary(fc.constantFrom("x-other", ...signed), fc.stringMatching(/^[\w+/=-]{1,30}$/));
        // A signature that stands in the body can be written in several ways.
        const [content = ""] = body.split("&sign=", 1);
        const position = fc.nat(content.length);
        const cut = fc.record({ from: position, to: position, put: fc.stringMatching(/^\w{1,9}$/) });
        await fc.assert(
          fc.asyncProperty(changes, cut, async (changed, { from, to, put }) => {
            const forged = `${body.slice(0, from)}${put}${body.slice(to)}`;
            // The same letters may be encoded in two ways.
            fc.pre(String(new URLSearchParams(forged)) !== String(new URLSearchParams(body)));
            expect(await send({ headers: { ...headers, ...changed }, body: forged })).toBe(rejected);
          }),
          { numRuns: 25 },
        );
        expect(await states()).toEqual(["unpaid", "unpaid"]);
      });

      test("a refund that fails is tried again under its number, and made once", async () => {
        const { pay, states, refunded, cancel } = await setUp();
        const trade = await gateway.follow(await pay());
        trade.state = "paid";
        await notify(trade);
        expect(await cancel(1)).toBe(1);
        expect([await states(), trade.refunds.size]).toEqual([["paid", "closed"], 0]);
        for (const [minutes, behaviour] of [
          [1, "fails"],
          [2, "forges"],
          [3, "hesitates"],
        ] as const) {
          now = later(minutes, "minutes");
          gateway.behaviour = behaviour;
          expect(await finishRefunds.run(jobs())).toBe(0);
          expect((await refunded()).map(({ amount, state }) => [amount, state])).toEqual([[6100, "pending"]]);
        }
        expect(faults).toHaveLength(2);
        gateway.behaviour = "works";
        expect(await finishRefunds.run(jobs())).toBe(0);
        now = later(5, "minutes");
        expect(await finishRefunds.run(jobs())).toBe(1);
        const [refund] = await refunded();
        expect(refund).toMatchObject({ state: "done", doneAt: later(5, "minutes") });
        expect([...trade.refunds]).toEqual([[refund?.number, 6100]]);
        // The other part goes back by itself.
        expect(await cancel(0)).toBe(1);
        expect(await finishRefunds.run(jobs())).toBe(1);
        expect([...trade.refunds.values()]).toEqual([6100, 5100]);
        await expectBalancedLedger(backend.db);
      });

      test("money that comes when the orders are closed goes back in full", async () => {
        const { orderIds, pay, states, refunded } = await setUp();
        const trade = await gateway.follow(await pay());
        now = later(60, "minutes");
        const change = { action: "close" } as const;
        await backend.db.transaction((tx) => changeOrders(tx, { orderIds, change, actor: { kind: "system" }, now }));
        trade.state = "paid";
        expect(await notify(trade)).toBe(taken);
        expect(await finishRefunds.run(jobs())).toBe(2);
        expect([await states(), [...trade.refunds.values()]]).toEqual([
          ["closed", "closed"],
          [5100, 6100],
        ]);
        expect((await refunded()).map(({ state, reason }) => [state, reason])).toEqual([
          ["done", "late"],
          ["done", "late"],
        ]);
        await expectBalancedLedger(backend.db);
      });
    });
  },
  { now: clock, providers },
);
