import { openSession, webClient } from "../../identity/authentication/session.ts";
import type { Database } from "../../platform/store/database.ts";
import { cashTerms } from "../../platform/store/schema/cash-terms.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { completeRefundByHand, refundedByHand } from "../../money/payments/transfers/complete-refund-by-hand.ts";
import { recordTransfer } from "../../money/payments/transfers/record-transfer.ts";
import { offlinePayment } from "../../money/payments/providers/offline-payment.ts";
import { paymentPage } from "../../money/payments/providers/payment-page.ts";
import { paymentOfReference } from "../../money/transfers/transfer-reference.ts";
import { type Answer, ask } from "../ask.ts";
import { richCustomer } from "../new-customer.ts";
import { newDeskUser } from "../new-desk-user.ts";
import { holdCoupon, liveSomewhere, openShop, putOnFlashSale, sell } from "../stage.ts";

/** What everybody has in the wallet at first, in fen. */
export const startMoney = 60_000;
const shoppers = 3;

interface Goods {
  readonly productId: number;
  readonly skuId: number;
  readonly shopId: number;
  readonly stock: number;
  /** Null: it is not on flash sale. */
  readonly offerId: number | null;
  /** Delivered with the payment. */
  readonly isVirtual: boolean;
}

interface Shopper {
  readonly id: number;
  token: string;
  readonly addressId: number;
  readonly couponId: number;
}

/** A small marketplace with three shoppers, and a clock that only goes when it is told to. */
export interface World {
  readonly db: Database;
  readonly clock: { now: Date };
  readonly goods: readonly Goods[];
  readonly shoppers: readonly Shopper[];
  /** What the lists of a shopper's orders counted last. */
  readonly shownCounts: Map<number, object>;
  readonly post: (shopper: number, call: string, body: unknown, key?: string) => Promise<Answer>;
  readonly get: (shopper: number, call: string) => Promise<Answer>;
  /** Presses a button of a cashier. */
  readonly press: (path: string, fields: URLSearchParams) => Promise<number>;
  /** An operator enters a transfer that has come to the bank account, in fen. */
  readonly receive: (reference: string, amount: number) => Promise<void>;
  readonly transferRefunds: () => Promise<void>;
  readonly waits: (minutes: number) => Promise<void>;
}

/** A client that knows every way of paying. */
const headers = { "x-plaza-extensions": `${offlinePayment}, ${paymentPage}` };

export async function openWorld(db: Database, url: string, clock: { now: Date }): Promise<World> {
  const returns = { returnAddress: "体育西路1号" };
  const [one, two] = [await openShop(db, returns), await openShop(db, returns)];
  const plain = await sell(db, { stock: 7, fields: { shopId: one, price: 4000 } }, { mode: "fixed", fixedAmount: 300 });
  const flash = await sell(db, { stock: 5, fields: { shopId: one, price: 9000 } });
  const offerId = await putOnFlashSale(db, flash, 5000);
  const other = await sell(db, { stock: 6, fields: { shopId: two, price: 3333 } });
  const voucher = await sell(
    db,
    { stock: 4, fields: { shopId: two, price: 2500, isVirtual: true } },
    { virtualContent: "CODE" },
  );
  await acceptTransfers(db);
  await acceptCash(db, [one, two]);
  const operator = await newDeskUser(db, "operator", null, clock.now);
  let transfers = 0;
  const nextReference = () => `${operator.account} ${(transfers += 1)}`;
  const everybody: Shopper[] = [];
  for (let index = 0; index < shoppers; index++) {
    const { id } = await richCustomer(db, startMoney);
    const couponId = await holdCoupon(db, id, { shopId: one, amount: 1500, threshold: 4000 });
    const token = await openSession(db, id, { kind: webClient, device: "" }, clock.now);
    everybody.push({ id, token, addressId: await liveSomewhere(db, id), couponId });
  }
  const shopper = (index: number): Shopper => {
    const found = everybody[index % shoppers];
    if (found === undefined) throw new Error("There is no such shopper");
    return found;
  };
  return {
    db,
    clock,
    shoppers: everybody,
    shownCounts: new Map(),
    goods: [
      { ...plain, shopId: one, stock: 7, offerId: null, isVirtual: false },
      { ...flash, shopId: one, stock: 5, offerId, isVirtual: false },
      { ...other, shopId: two, stock: 6, offerId: null, isVirtual: false },
      { ...voucher, shopId: two, stock: 4, offerId: null, isVirtual: true },
    ],
    get: (index, call) => ask(url, call, { token: shopper(index).token, language: "en", headers }),
    post: (index, call, body, key) =>
      ask(url, call, {
        token: shopper(index).token,
        language: "en",
        body,
        headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
      }),
    press: async (path, fields) =>
      (await fetch(`${url}${path}`, { method: "POST", body: fields, redirect: "manual" })).status,
    receive: async (reference, amount) => {
      const paymentId = paymentOfReference(reference);
      const entered = { paymentId, amount, receivedOn: "2026-11-20", bankReference: nextReference(), payer: "" };
      await recordTransfer(db, entered, { agentId: operator.id, now: clock.now });
    },
    transferRefunds: async () => {
      const pending = await db
        .select({ id: refunds.id })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(
          and(
            eq(refunds.state, "pending"),
            inArray(payments.method, [...refundedByHand]),
            inArray(
              payments.customerId,
              everybody.map(({ id }) => id),
            ),
          ),
        );
      for (const { id } of pending) await completeRefundByHand(db, { id, bankReference: nextReference() }, clock.now);
    },
    waits: async (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      // A session would not outlive the weeks.
      for (const each of everybody)
        each.token = await openSession(db, each.id, { kind: webClient, device: "" }, clock.now);
    },
  };
}

async function acceptTransfers(db: Database): Promise<void> {
  const account = { transferOpen: "1", transferHolder: "Plaza", transferBank: "Harbour Bank", transferAccount: "6222" };
  const rows = Object.entries(account).map(([key, value]) => ({ key, value, translations: {} }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}

async function acceptCash(db: Database, shopIds: readonly number[]): Promise<void> {
  await db.insert(settings).values({ key: "cashOpen", value: "1", translations: {} }).onConflictDoNothing();
  await db.insert(cashTerms).values(shopIds.map((shopId) => ({ shopId, isOffered: true })));
}
