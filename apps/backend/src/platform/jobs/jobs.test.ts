import { expect, inject, test } from "vitest";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { codes } from "../store/schema/codes.ts";
import { sessions } from "../store/schema/authentication.ts";
import { skus } from "../store/schema/catalog.ts";
import { connect } from "../store/database.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { orderEvents, orderLines, orders } from "../store/schema/orders.ts";
import { type PaymentProvider, plainReply } from "../../money/payments/providers/provider.ts";
import { refundPart } from "../../money/refunds/refund-order.ts";
import { payments, refunds } from "../store/schema/payments.ts";
import { and, eq } from "../store/sql.ts";
import { later, start } from "../../test-support/later.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { statesOf } from "../../test-support/order-rows.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { spawnBackend, type SpawnedBackend } from "../../test-support/spawn-backend.ts";
import { closeUnpaidOrders, completeShippedOrders } from "../../buying/orders/due-orders.ts";
import { finishRefunds } from "../../money/payments/finish-refunds.ts";
import type { JobContext } from "../domain/job.ts";
import type { Services } from "../http/services.ts";
import { forgetEndedLimits } from "../rate-limits/rate-limit.ts";
import { forgetOldCodes } from "../../identity/codes/codes.ts";
import { forgetEndedSessions } from "../../identity/authentication/session-ends.ts";
import { runJobs } from "./run-jobs.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const oneDay = 24 * 60;

type Context = JobContext & Pick<Services, "providers">;

onEachStore(
  "jobs",
  (backend) => {
    const faults: string[] = [];
    const at = (now: Date, more: Partial<Context> = {}): Context => ({
      db: backend.db,
      now: () => now,
      providers: new Map(),
      report: (_, what) => faults.push(what),
      ...more,
    });
    const setUp = async (stock = 10) => {
      faults.length = 0;
      const customer = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 }, stock });
      const put = (count: number, fields: Partial<typeof orders.$inferInsert> = {}) =>
        putOrders(
          backend.db,
          customer.id,
          Array.from({ length: count }, () => ({ lines: [{ productId, quantity: 1 }], fields })),
          start,
        );
      const states = () => statesOf(backend.db, customer.id);
      const stockLeft = async () =>
        (await backend.db.select().from(skus).where(eq(skus.productId, productId)))[0]?.stock;
      return { ...customer, productId, put, states, stockLeft };
    };

    test("jobs close what was not paid in time, once, whoever does it", async () => {
      const { put, states, stockLeft } = await setUp();
      const { orderIds } = await put(5);
      await put(1, { payBefore: null });
      expect(await closeUnpaidOrders.run(at(later(59.9, "minutes")))).toBe(0);
      const done = await Promise.all([1, 2, 3].map(() => closeUnpaidOrders.run(at(later(60, "minutes")))));
      expect(done.reduce((sum, each) => sum + each, 0)).toBe(5);
      expect([await states(), await stockLeft()]).toEqual([[...Array(5).fill("closed"), "unpaid"], 9]);
      for (const id of orderIds) {
        const closings = await backend.db
          .select()
          .from(orderEvents)
          .where(and(eq(orderEvents.orderId, id), eq(orderEvents.action, "close")));
        expect(closings).toMatchObject([{ actor: "system", from: "unpaid", to: "closed" }]);
      }
      expect(await closeUnpaidOrders.run(at(later(oneDay, "minutes")))).toBe(0);
      expect(faults).toEqual([]);
    });

    test("jobs leave those alone that are paid at the same moment", async () => {
      const { token, put, states, stockLeft } = await setUp();
      const { orderIds } = await put(6);
      const pay = (order_id: number) => payFromBalance(backend.as(token), order_id);
      // The customer's clock is half an hour behind.
      await Promise.all([
        ...orderIds.slice(0, 3).map(pay),
        closeUnpaidOrders.run(at(later(60, "minutes"))),
        ...orderIds.slice(3).map(pay),
      ]);
      await closeUnpaidOrders.run(at(later(60, "minutes")));
      const outcome = await states();
      const paid = outcome.filter((state) => state === "paid").length;
      expect(outcome.filter((state) => state === "closed")).toHaveLength(6 - paid);
      expect(await stockLeft()).toBe(10 - paid);
      await expectBalancedLedger(backend.db);
    });

    test("jobs complete what was sent long enough ago", async () => {
      const { put, states, token } = await setUp();
      const { orderIds, checkoutId } = await put(2);
      await payFromBalance(backend.as(token), checkoutId, "trade");
      const change = { action: "ship", carrier: null, trackingNumber: null } as const;
      const actor = { kind: "merchant" } as const;
      await backend.db.transaction((tx) =>
        changeOrders(tx, { orderIds: orderIds.slice(0, 1), change, actor, now: start }),
      );
      await backend.db.transaction((tx) =>
        changeOrders(tx, { orderIds: orderIds.slice(1), change, actor, now: later(oneDay, "minutes") }),
      );
      expect(await completeShippedOrders.run(at(later(7 * oneDay - 1, "minutes")))).toBe(0);
      expect(await completeShippedOrders.run(at(later(7 * oneDay, "minutes")))).toBe(1);
      expect(await states()).toEqual(["completed", "shipped"]);
    });

    test("jobs go on with the others when one fails", async () => {
      const { put, states } = await setUp();
      const { orderIds } = await put(3);
      // A line that says something impossible about stock.
      const broken = orderIds[1] ?? 0;
      await backend.db
        .update(skus)
        .set({ stock: 2_147_483_647 })
        .where(eq(skus.productId, (await setBroken(broken)).productId));
      expect(await closeUnpaidOrders.run(at(later(60, "minutes")))).toBe(2);
      expect(faults).toEqual([`to close order ${broken} failed`]);
      expect(await states()).toEqual(["closed", "unpaid", "closed"]);
    });

    test("jobs tell providers of the money that goes back until they have heard it, each once", async () => {
      const { id: customerId, put } = await setUp();
      const { orderIds } = await put(2);
      const values = {
        customerId,
        method: "wechat",
        amount: 2000,
        state: "paid",
        subjectKind: "checkout",
        subjectId: 0,
        createdAt: start,
      } as const;
      const [payment] = await backend.db
        .insert(payments)
        .values({ ...values, number: `test-${customerId}` })
        .returning();
      const paymentId = payment?.id ?? 0;
      await backend.db.transaction(async (tx) => {
        for (const orderId of orderIds) {
          await refundPart(tx, { paymentId, orderId, customerId, method: "wechat", amount: 1000 }, "late", start);
        }
      });
      const requested: string[] = [];
      let isDown = true;
      const provider: PaymentProvider = {
        method: "wechat",
        note: null,
        start: () => Promise.reject(new Error("not asked")),
        readNotification: () => null,
        reply: plainReply,
        query: async () => ({ state: "unpaid" }),
        refund: async ({ number, paymentNumber, paymentAmount, amount }) => {
          if (isDown) throw new Error("no answer");
          requested.push(`${number} ${paymentNumber} ${amount} of ${paymentAmount}`);
          return "done";
        },
      };
      const when = (minutes: number) => at(later(minutes, "minutes"), { providers: new Map([["wechat", provider]]) });
      expect(await finishRefunds.run(at(later(1, "minutes")))).toBe(0);
      expect(await finishRefunds.run(when(0.5))).toBe(0);
      expect(faults).toHaveLength(2);
      isDown = false;
      // Who does not answer is left in peace for a while.
      expect(await finishRefunds.run(when(0.9))).toBe(0);
      expect(requested).toEqual([]);
      const done = await Promise.all([1, 2, 3].map(() => finishRefunds.run(when(1))));
      expect(done.reduce((sum, each) => sum + each, 0)).toBe(2);
      const stored = await backend.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, paymentId))
        .orderBy(refunds.id);
      expect(stored.map(({ state, doneAt }) => [state, doneAt])).toEqual(
        stored.map(() => ["done", later(1, "minutes")]),
      );
      expect(requested.toSorted()).toEqual(
        stored.map(({ number }) => `${number} test-${customerId} 1000 of 2000`).toSorted(),
      );
    });

    test("jobs forget what has expired", async () => {
      const { id, token } = await backend.newCustomer();
      await backend.db.insert(rateLimits).values([
        { key: `over:${id}`, count: 1, endsAt: later(-1, "minutes") },
        { key: `running:${id}`, count: 1, endsAt: later(1, "minutes") },
      ]);
      const code = { destination: `1${id}`, scene: "YZMDL", codeHash: "", createdAt: later(-2 * oneDay, "minutes") };
      await backend.db.insert(codes).values([
        { ...code, expiresAt: later(-oneDay - 1, "minutes") },
        { ...code, expiresAt: later(-oneDay + 1, "minutes") },
      ]);
      await backend.db
        .update(sessions)
        .set({ expiresAt: later(-1, "minutes") })
        .where(eq(sessions.customerId, id));
      for (const job of [forgetEndedLimits, forgetOldCodes, forgetEndedSessions]) await job.run(at(start));
      const left = await backend.db.select().from(rateLimits);
      expect(left.map(({ key }) => key)).toEqual(expect.arrayContaining([`running:${id}`]));
      expect(left.map(({ key }) => key)).not.toContain(`over:${id}`);
      expect(await backend.db.$count(codes, eq(codes.destination, `1${id}`))).toBe(1);
      expect(await backend.db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
      expect(await backend.as(token).get("user/myWallet")).toMatchObject({ code: -1 });
    });

    test("jobs run until they are told to stop, whatever goes wrong", async () => {
      let runs = 0;
      const failing = { name: "fail", everyMilliseconds: 1, run: () => Promise.reject(new Error(String((runs += 1)))) };
      const running = runJobs([failing], at(start));
      await expect.poll(() => runs).toBeGreaterThan(2);
      await running.close();
      const after = runs;
      expect(faults).toContain('the job "fail" failed');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(runs).toBe(after);
    });

    test("a stop waits for a job that has begun, but not for one that may be left, whose end nobody hears of", async () => {
      faults.length = 0;
      const [finish, fail] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
      const ofName = (name: string, ended: Promise<number>) => ({ name, everyMilliseconds: 1, run: () => ended });
      const running = runJobs(
        [ofName("write", finish.promise), { ...ofName("warm up", fail.promise), mayBeLeft: true }],
        at(start),
      );
      let isClosed = false;
      const closing = running.close().then(() => (isClosed = true));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(isClosed).toBe(false);
      finish.resolve(1);
      await closing;
      fail.reject(new Error("What it needs is closed"));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(faults).toEqual([]);
    });

    /** Gives an order a product of its own. */
    async function setBroken(orderId: number) {
      const productId = await putOnSale(backend.db, { name: "Broken", fields: { price: 1000 } });
      const [sku] = await backend.db.select().from(skus).where(eq(skus.productId, productId));
      await backend.db
        .update(orderLines)
        .set({ productId, skuId: sku?.id ?? 0 })
        .where(eq(orderLines.orderId, orderId));
      return { productId };
    }
  },
  { now: () => later(30, "minutes") },
);

test.skipIf(server === "")("several nodes that start late close an order once", async ({ onTestFinished }) => {
  const database = await createPrivateDatabase(server, inject("demoTemplate") ?? undefined);
  onTestFinished(() => database.drop());
  const connection = await connect({ url: database.url }, () => {});
  onTestFinished(() => connection.close());
  const { db } = connection;
  const started: SpawnedBackend[] = [];
  // Also those of a test that has failed or taken too long: they would slow down all that come after it.
  onTestFinished(async () => void (await Promise.all(started.map((node) => node.stop("SIGKILL")))));
  const start = async (): Promise<SpawnedBackend> => {
    const node = await spawnBackend({ DATABASE_URL: database.url, PLAZA_MODE: "demo", DEMO_AUTOPILOT: "off" });
    started.push(node);
    return node;
  };
  const customer = await newCustomer(db);
  const [sku] = await db.select().from(skus).where(eq(skus.productId, 1)).orderBy(skus.id);
  const wanted = Array.from({ length: 20 }, () => ({ lines: [{ productId: 1, quantity: 1 }] }));
  await putOrders(db, customer.id, wanted, new Date(Date.now() - 2 * 60 * 60 * 1000));
  const nodes = await Promise.all([1, 2, 3].map(start));
  await expect.poll(() => db.$count(orders, eq(orders.state, "closed"))).toBe(20);
  expect(await Promise.all(nodes.map((node) => node.stop("SIGTERM")))).toEqual([0, 0, 0]);
  expect(await db.$count(orderEvents, eq(orderEvents.action, "close"))).toBe(20);
  const [after] = await db
    .select()
    .from(skus)
    .where(eq(skus.id, sku?.id ?? 0));
  expect(after?.stock).toBe(sku?.stock);
});
