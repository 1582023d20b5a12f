import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Connection, connect } from "../../platform/store/database.ts";
import { prepareStore } from "../../platform/store/migrate.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { and, eq, inArray, lte, sql } from "../../platform/store/sql.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { ask } from "../../test-support/ask.ts";
import type { Gateway } from "../../test-support/gateways/gateway.ts";
import { openAlipayGateway } from "../../money/payments/providers/alipay/test-support/alipay-gateway.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { operate } from "../../test-support/operate.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { richCustomer } from "../../test-support/new-customer.ts";
import { type SpawnedBackend, spawnBackend } from "../../test-support/spawn-backend.ts";
import { fillStore } from "../../test-support/store-contents.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { waitingStates } from "../../buying/orders/standing.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
/** Each way to ask, and to pay; `npm run bench chaos` has as many as it is told. */
const kills = Number(process.env["PLAZA_CRASHES"] ?? 8);
const price = 1000;
const fortune = 1_000_000;
const bought = 3;
/** Longer than a call takes, so that kills come before, in the middle of and after what is under way, as chance has it. */
const maxLife = 80;

interface Refunding {
  readonly orderId: number;
  readonly customerId: number;
  /** What is to have gone back at the end, in fen. */
  readonly owed: number;
  /** Asks for it, as often as it takes. @returns whether the platform has said that it is done */
  readonly ask: (url: string) => Promise<boolean>;
}

describe.skipIf(server === "")("refunds over crashes", () => {
  test("crashes in the middle of refunds lose no money and give none twice", { timeout: 900_000 }, async () => {
    const database = await createPrivateDatabase(server);
    const gateway = await openAlipayGateway(() => new Date());
    const connection = await connect({ url: database.url }, (error) => process.emitWarning(error));
    const { db } = connection;
    const start = async () => {
      const node = await spawnBackend({
        DATABASE_URL: database.url,
        PLAZA_MODE: "production",
        PUBLIC_ORIGIN: "https://shop.example",
        ...gateway.environment,
      });
      if (node.url === null) throw new Error(`The backend has not started: ${node.errors()}`);
      return { ...node, url: node.url };
    };
    try {
      await prepareStore(connection, () => fillStore(db, "fixture"));
      await operate(db, "leave-demo");
      const stock = kills * bought;
      const productId = await putOnSale(db, { name: "Lamp", fields: { price }, stock });
      const wanted: Refunding[] = [];
      for (let turn = 0; turn < kills; turn += 1) wanted.push(await refunding(connection, gateway, productId, turn));

      const lost: string[] = [];
      for (const [turn, { ask: askFor, orderId }] of wanted.entries()) {
        gateway.behaviour = losesAnswers(turn) ? "loses" : "works";
        await passTime(connection);
        const node = await start();
        const asked = () => askFor(node.url).catch(() => lost.push("answer"));
        if (turn === 0) await killedWaiting(connection, orderId, node, asked);
        else {
          const answer = asked();
          await setTimeout(Math.random() * maxLife);
          await node.stop("SIGKILL");
          await answer;
        }
      }
      expect(lost.length).toBeGreaterThan(0);

      gateway.behaviour = "works";
      const last = await start();
      for (const each of wanted) expect(await each.ask(last.url)).toBe(true);
      await last.stop("SIGTERM");
      // Agreed, sent back, received, paid back: each is due at one start.
      for (let turn = 0; turn < 4; turn += 1) {
        await passTime(connection);
        const node = await start();
        await expect.poll(() => dueWork(connection)).toBe(0);
        await node.stop("SIGTERM");
      }
      expect(await db.$count(afterSales, inArray(afterSales.state, [...waitingStates]))).toBe(0);
      expect(await db.$count(refunds, eq(refunds.state, "pending"))).toBe(0);

      for (const { orderId, customerId, owed } of wanted) {
        const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
        expect(order).toMatchObject({ id: orderId, refundedAmount: owed });
        const back = await db.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.orderId, orderId));
        expect(back).toEqual([{ amount: owed }]);
        const paid = order?.payMethod === "balance" ? bought * price - owed : 0;
        expect(await balanceOf(db, customerId)).toBe(fortune - paid);
      }
      await expectBalancedLedger(db);
      const given = await db
        .select({ number: refunds.number, amount: refunds.amount, payment: payments.number })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(payments.method, "alipay"));
      const received = [...gateway.trades.values()].flatMap((trade) =>
        [...trade.refunds].map(([number, amount]) => ({ number, amount, payment: trade.number })),
      );
      expect(received.toSorted(byNumber)).toEqual(given.toSorted(byNumber));
      const [sku] = await db.select().from(skus).where(eq(skus.productId, productId));
      const restocked = wanted.reduce((sum, _, turn) => sum + piecesBack(turn), 0);
      expect(sku?.stock).toBe(restocked);
    } finally {
      await connection.close();
      await gateway.close();
      await database.drop();
    }
  });
});

const ways = ["cancel", "withdraw", "apply", "return"] as const;
const wayOf = (turn: number) => ways[turn % ways.length] ?? "cancel";
const methodOf = (turn: number) => (Math.floor(turn / ways.length) % 2 === 0 ? {} : ({ by: "alipay" } as const));
/** Half of each way and method, and the other half among the next eight. */
const losesAnswers = (turn: number) => (turn + Math.floor(turn / ways.length) + Math.floor(turn / 8)) % 2 === 1;
/** What has been sent does not come back where money alone is asked for. */
const piecesBack = (turn: number): number => ({ cancel: bought, withdraw: 2, apply: 0, return: 1 })[wayOf(turn)];

/**
 * An order that is cancelled, or withdrawn from in part, or one piece of which was bad and the shop says nothing to it, or
 * not that it has it back.
 */
async function refunding({ db }: Connection, { trades }: Gateway, productId: number, turn: number): Promise<Refunding> {
  const way = wayOf(turn);
  const now = new Date();
  const { id: customerId, token } = await richCustomer(db, fortune);
  const order = { lines: [{ productId, quantity: bought }], ...methodOf(turn) };
  const state = way === "cancel" || way === "withdraw" ? "paid" : "completed";
  const { orderId, lines, paymentId } = await handOver(db, customerId, { ...order, state }, now);
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const [line] = lines;
  if (payment === undefined || line === undefined) throw new Error("A paid order has a payment and a line");
  const { number, amount } = payment;
  if (payment.method === "alipay") {
    const trade = { number, amount, subject: "", notifyUrl: "", payBefore: null, state: "paid" } as const;
    trades.set(number, { ...trade, refunds: new Map() });
  }
  const send = async (url: string, call: string, body: object) => {
    const headers = { "idempotency-key": `refund-${orderId}` };
    const answer = await ask(url, call, { token, headers, body });
    return answer.code === 1;
  };
  const isCancelled = async () => (await db.$count(refunds, eq(refunds.orderId, orderId))) === 1;
  return {
    orderId,
    customerId,
    owed: { cancel: bought * price, withdraw: 2 * price, apply: price, return: price }[way],
    ask: async (url) => {
      if (way === "withdraw") {
        return send(url, "withdrawal/add", {
          id: orderId,
          lines: [{ id: line.id, num: 2 }],
          name: "Li",
          contact: "13800138000",
        });
      }
      if (way !== "cancel") {
        const form = { order_id: orderId, item_id: line.skuId, reason: "x", num: 1 };
        return send(url, "after_sale/add", { ...form, refund_type: way === "return" ? 1 : 0 });
      }
      return (await send(url, "order/cancel", { id: orderId })) || isCancelled();
    },
  };
}

/** As if goods had been sent back, the shop's time to answer were over, and that after which a provider is told again. */
async function passTime({ db }: Connection): Promise<void> {
  const now = new Date();
  for (const { id, customerId } of await db.select().from(afterSales).where(eq(afterSales.state, "toReturn"))) {
    const parcel = { carrier: "SF", trackingNumber: "1", remark: "", images: [] };
    const actor = { kind: "customer", id: customerId } as const;
    await db.transaction((tx) =>
      moveAfterSale(tx, { afterSaleId: id, change: { action: "send", parcel }, actor, now }),
    );
  }
  await db
    .update(afterSales)
    .set({ deadline: now })
    .where(inArray(afterSales.state, ["applied", "returned"]));
  await db.update(refunds).set({ tellAt: now }).where(eq(refunds.state, "pending"));
}

/** Kills a node in the middle of a call, which waits for its order. */
async function killedWaiting(
  { db }: Connection,
  orderId: number,
  node: Pick<SpawnedBackend, "stop">,
  asked: () => Promise<unknown>,
): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const answer = await db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    const call = asked();
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0);
    await node.stop("SIGKILL");
    return { call };
  });
  await answer.call;
}

async function dueWork({ db }: Connection): Promise<number> {
  const now = new Date();
  const isDue = and(eq(refunds.state, "pending"), lte(refunds.tellAt, now));
  return (await db.$count(afterSales, lte(afterSales.deadline, now))) + (await db.$count(refunds, isDue));
}

function byNumber(one: { readonly number: string }, other: { readonly number: string }): number {
  return one.number < other.number ? -1 : 1;
}
