import { marketplace } from "@plaza/demo-marketplace";
import { expect, test } from "vitest";
import { startPayment } from "../../money/payments/start-payment.ts";
import { settlePayment } from "../../money/payments/settle-payment.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { openSandbox } from "../../money/sandbox/open-sandbox.ts";
import { sandboxReferencePrefix } from "../../money/sandbox/sandbox-provider.ts";
import { keepNotification } from "../../money/sandbox/notifications.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { eq, inArray, TransactionRollbackError } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { balanceOf, contentOf } from "../../money/wallet/balance.ts";
import { ownAccount } from "../../money/wallet/ledger-accounts.ts";
import { knownDemoCustomers } from "./demo-customers.ts";
import { isWaitingForNothing } from "./demo-orders.ts";
import { findDemoTraces } from "./find-demo-traces.ts";
import { refuseDemoStore } from "./refuse-demo-store.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

const { password, pocketMoney, customers: demoCustomers } = marketplace.customers;
const [lin] = demoCustomers;
const nothing = {
  accounts: 0,
  playMoney: 0,
  waitingOrders: 0,
  sandbox: false,
  openPayments: 0,
  agents: 0,
  madeAccounts: 0,
  invitations: 0,
  outboxMessages: 0,
  standInTransfers: 0,
};

test("every customer of today's demo is known", () => {
  expect(knownDemoCustomers).toEqual(
    expect.arrayContaining(demoCustomers.map(({ number, inviteCode }) => ({ number, inviteCode }))),
  );
});

onEachStore("demo's traces", (backend) => {
  const idOf = async (mobile = "") => {
    const [row] = await backend.db.select({ id: customers.id }).from(customers).where(eq(customers.mobile, mobile));
    return row?.id ?? 0;
  };
  const logIn = (mobile = "") =>
    backend.ask("account/login", { body: { mobile, password, client: 5 }, language: "en" });
  const order = async (customerId: number) => {
    const { orderIds } = await putOrders(backend.db, customerId, [{ lines: [{ productId: 1, quantity: 1 }] }]);
    return orderIds[0] ?? 0;
  };
  const start = (customerId: number, id: number, method: ProviderMethod | "balance") =>
    startPayment(backend.db, {
      customerId,
      subject: { kind: "order", id },
      method,
      idempotencyKey: null,
      now: new Date(),
    });
  const payInSandbox = async (customerId: number, id: number) => {
    const { number, amount } = await start(customerId, id, "alipay");
    const notification = { number, amount, reference: `${sandboxReferencePrefix}${number}`, isPaid: true };
    expect(await settlePayment(backend.db, "alipay", notification, new Date())).toBe(true);
  };
  const stateOf = async (id: number) =>
    (await backend.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
  const stock = async () =>
    (await backend.db.select({ stock: skus.stock }).from(skus).where(eq(skus.productId, 1)).orderBy(skus.id))[0]?.stock;

  /** One to log in with and one that answers by itself, at each shop and at the platform. */
  const seededAgents = async () => 2 * (1 + (await backend.db.$count(shops)));

  test("a store that a demo has filled is rejected by production, which says what it has found", async () => {
    const agents = await seededAgents();
    expect(await findDemoTraces(backend.db)).toEqual({ ...nothing, accounts: 2, playMoney: 2 * pocketMoney, agents });
    await expect(refuseDemoStore(backend.db)).rejects.toThrow(
      "A demo has left this store with 2 customers whose password is public, ¥100000.00 of play money, " +
        `${agents} customer-service agents of a demo. ` +
        "Production does not start on it: `npm run --silent backend -- leave-demo`",
    );
  });

  test("a demo is recognised by its money where nobody knows its customers, and by its customers where they have none", async () => {
    const found: unknown[] = [];
    const look = backend.db.transaction(async (tx) => {
      const { number = "", inviteCode = "", mobile = "" } = lin ?? {};
      await tx.update(customers).set({ number: "1", inviteCode: "1" }).where(eq(customers.mobile, mobile));
      found.push(await findDemoTraces(tx));
      await newCustomer(tx, { number, inviteCode });
      await newCustomer(tx, { number: "2", inviteCode: "2" });
      found.push(await findDemoTraces(tx));
      tx.rollback();
    });
    await expect(look).rejects.toThrow(TransactionRollbackError);
    const playMoney = 2 * pocketMoney;
    const agents = await seededAgents();
    expect(found).toEqual([
      { ...nothing, accounts: 2, playMoney, agents },
      { ...nothing, accounts: 3, playMoney, agents },
    ]);
  });

  test("a store is fit for production once the demo was left, and keeps what is not the demo's", async () => {
    await openSandbox(backend.db);
    const [demo, other] = [await idOf(lin?.mobile), await backend.richCustomer()];
    const before = await stock();
    const agents = await seededAgents();
    const session = String(recordOf((await logIn(lin?.mobile)).data)["token"]);

    const [balance, sent, unpaid] = [await order(demo), await order(demo), await order(demo)];
    await start(demo, balance, "balance");
    await start(demo, sent, "balance");
    await start(demo, unpaid, "wechat");
    const [played, earned, waiting] = [await order(other.id), await order(other.id), await order(other.id)];
    await payInSandbox(other.id, played);
    await start(other.id, earned, "balance");
    await start(other.id, waiting, "alipay");
    const [shipped] = await backend.db.select().from(orders).where(eq(orders.id, sent));
    expect(await backend.operate("ship", shipped?.number ?? "")).toMatchObject({ code: 0 });
    await keepNotification(backend.db, { method: "alipay", content: "", dueAt: new Date() });
    await backend.db
      .insert(outbox)
      .values({ destination: "13912345678", scene: "YZMDL", code: "1234", sentAt: new Date() });
    const othersMoney = await balanceOf(backend.db, other.id);
    const price = (pocketMoney - (await balanceOf(backend.db, demo))) / 2;

    expect(await findDemoTraces(backend.db)).toEqual({
      accounts: 2,
      playMoney: 2 * pocketMoney - 2 * price,
      waitingOrders: 2,
      sandbox: true,
      // One of them is the bank transfer that the demo begins with.
      openPayments: 3,
      agents,
      madeAccounts: 0,
      invitations: 0,
      outboxMessages: 1,
      standInTransfers: 0,
    });

    const left = await backend.operate("leave-demo");
    expect(left).toEqual({
      code: 0,
      errors: [],
      out: [
        "Closed 2 accounts of the demo and ended their sessions",
        "Closed 4 orders that nobody has paid for, or ever would",
        "Ended 3 open payments of the sandbox",
        expect.stringMatching(/^Took back ¥\d+\.\d\d of play money$/),
        "Closed the payment sandbox: its key is gone, and so is what it still had to tell",
        `Disabled ${agents} agents of the demo`,
        "Emptied the outbox of 1 text message",
        "Production can start on this store now; take down the goods, shops, reviews and texts that are not yours",
      ],
    });

    expect(await findDemoTraces(backend.db)).toEqual(nothing);
    await refuseDemoStore(backend.db);
    await expectBalancedLedger(backend.db);
    expect(await balanceOf(backend.db, demo)).toBe(0);
    // What was spent on what has been sent is what the platform has given away in the end, besides the test's own gift.
    expect(await contentOf(backend.db, await ownAccount(backend.db, "grants"))).toBe(-price - 1_000_000);

    for (const { mobile } of demoCustomers) expect((await logIn(mobile)).code).toBe(0);
    expect((await backend.as(session).get("user/myWallet")).code).toBe(-1);
    expect(
      await backend.db
        .select()
        .from(customers)
        .where(
          inArray(
            customers.mobile,
            demoCustomers.map(({ mobile }) => mobile),
          ),
        ),
    ).toEqual([]);

    expect(await Promise.all([balance, sent, unpaid, played, earned, waiting].map(stateOf))).toEqual([
      "closed",
      "shipped",
      "closed",
      "closed",
      "paid",
      "unpaid",
    ]);
    expect(await stock()).toBe((before ?? 0) - 3);
    expect(await backend.db.$count(payments, eq(payments.state, "pending"))).toBe(0);
    expect(await backend.db.$count(refunds, eq(refunds.state, "pending"))).toBe(0);
    expect(await backend.db.$count(secrets)).toBe(0);
    expect(await balanceOf(backend.db, other.id)).toBe(othersMoney);
    expect((await other.get("user/myWallet")).code).toBe(1);
    // Somebody whose number it really is may register it.
    expect(await backend.newCustomer({ mobile: lin?.mobile ?? "" })).toMatchObject({ id: expect.any(Number) });

    expect(await backend.operate("leave-demo")).toEqual({
      code: 0,
      errors: [],
      out: ["There is nothing of a demo that would keep production from starting"],
    });
    expect(await findDemoTraces(backend.db)).toEqual(nothing);
  });

  test("an order that was really paid is left alone when the sandbox tells of an earlier payment afterwards", async () => {
    await openSandbox(backend.db);
    const other = await backend.richCustomer();
    const id = await order(other.id);
    const { number, amount } = await start(other.id, id, "alipay");
    await start(other.id, id, "balance");
    const notification = { number, amount, reference: `${sandboxReferencePrefix}${number}`, isPaid: true };
    expect(await settlePayment(backend.db, "alipay", notification, new Date())).toBe(true);
    expect(await backend.db.select().from(orders).where(isWaitingForNothing(backend.db, []))).toEqual([]);
    expect(await stateOf(id)).toBe("paid");
  });
});
