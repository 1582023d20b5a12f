import { agentName } from "../../../../platform/store/agent-name.ts";
import type { Executor } from "../../../../platform/store/database.ts";
import { agents } from "../../../../platform/store/schema/agents.ts";
import { bankTransfers } from "../../../../platform/store/schema/bank-transfers.ts";
import { shops } from "../../../../platform/store/schema/merchants.ts";
import { orders } from "../../../../platform/store/schema/orders.ts";
import { type Payment, paymentOrders, payments, refunds } from "../../../../platform/store/schema/payments.ts";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  like,
  lt,
  not,
  or,
  type SQL,
} from "../../../../platform/store/sql.ts";
import { fenOf } from "../../../../platform/wire/money.ts";
import { heldFor } from "../../../transfers/awaited-transfers.ts";
import { refundedByHand } from "../complete-refund-by-hand.ts";
import { paymentOfReference } from "../../../transfers/transfer-reference.ts";

/** `overdue`: nothing waits for it any more, or the customer has chosen another way since; it may come all the same. */
export const transferLists = ["awaited", "overdue", "received"] as const;

interface WantedTransfers {
  readonly list: (typeof transferLists)[number];
  /** A reference, the number of an order or an amount, in whatever list it is; "": all of the list. */
  readonly words: string;
  /** What the page comes after, in the order of its list; null: it is the first. */
  readonly after: number | null;
}

const pageSize = 20;

/** Those that are awaited the oldest first, others the newest. */
export async function findTransferPayments(db: Executor, { list, words, after }: WantedTransfers) {
  const isOldestFirst = list === "awaited" && words === "";
  const isBeyond = after === null ? undefined : (isOldestFirst ? gt : lt)(payments.id, after);
  const found = await db
    .select({ payment: payments, received: heldFor(payments.id) })
    .from(payments)
    .where(and(words === "" ? isIn(db, list) : and(isByTransfer, matches(db, words)), isBeyond))
    .orderBy(isOldestFirst ? asc(payments.id) : desc(payments.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const ids = rows.map(({ payment }) => payment.id);
  const [paidOrders, entered] = await Promise.all([ordersOf(db, ids), enteredFor(db, ids)]);
  return {
    rows: rows.map(({ payment, received }) => ({
      payment,
      received,
      orders: paidOrders.filter(({ paymentId }) => paymentId === payment.id),
      entered: entered.filter(({ paymentId }) => paymentId === payment.id),
    })),
    hasMore: found.length > pageSize,
  };
}

/** How much waits for an operator. */
export async function countTransfers(db: Executor) {
  const [awaited, unmatched, toRefund] = await Promise.all([
    db.$count(payments, isIn(db, "awaited")),
    db.$count(bankTransfers, eq(bankTransfers.state, "unmatched")),
    db.$count(refunds, isToTransfer(db)),
  ]);
  return { awaited, unmatched, refunds: toRefund };
}

/** Refunds that wait until somebody transfers them: of transfers, and of cash that was paid at the door. */
export function isToTransfer(db: Executor): SQL | undefined {
  const offline = db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.method, [...refundedByHand]));
  return and(eq(refunds.state, "pending"), inArray(refunds.paymentId, offline));
}

const isByTransfer = eq(payments.method, "bank_transfer" satisfies Payment["method"]);

function isIn(db: Executor, list: WantedTransfers["list"]): SQL | undefined {
  const waits = hasOrder(db, eq(orders.state, "unpaid"));
  if (list === "awaited") return and(isByTransfer, eq(payments.state, "pending"), waits);
  // What went back as a late payment is one of its own, without a transfer that names it.
  if (list === "received") return and(isByTransfer, eq(payments.state, "paid"), hasTransfer(db));
  return and(isByTransfer, or(eq(payments.state, "superseded"), and(eq(payments.state, "pending"), not(waits))));
}

function matches(db: Executor, words: string): SQL | undefined {
  const paymentId = paymentOfReference(words);
  const amount = fenOf(words.replaceAll(/[¥￥,\s]/g, ""));
  const digits = words.replaceAll(/\D/g, "");
  const isOfOrder = digits.length >= 4 ? hasOrder(db, like(orders.number, `%${digits}%`)) : undefined;
  return (
    or(
      paymentId === null ? undefined : eq(payments.id, paymentId),
      amount === null ? undefined : eq(payments.amount, amount),
      isOfOrder,
    ) ?? eq(payments.id, 0)
  );
}

function hasOrder(db: Executor, condition: SQL): SQL {
  return exists(
    db
      .select()
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .where(and(eq(paymentOrders.paymentId, payments.id), condition)),
  );
}

function hasTransfer(db: Executor): SQL {
  return exists(db.select().from(bankTransfers).where(eq(bankTransfers.paymentId, payments.id)));
}

function ordersOf(db: Executor, paymentIds: readonly number[]) {
  return db
    .select({
      paymentId: paymentOrders.paymentId,
      id: orders.id,
      number: orders.number,
      state: orders.state,
      amount: orders.amount,
      payBefore: orders.payBefore,
      shop: { name: shops.name, translations: shops.translations },
    })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(inArray(paymentOrders.paymentId, [...paymentIds]))
    .orderBy(asc(orders.id));
}

function enteredFor(db: Executor, paymentIds: readonly number[]) {
  return db
    .select({
      paymentId: bankTransfers.paymentId,
      amount: bankTransfers.amount,
      receivedOn: bankTransfers.receivedOn,
      bankReference: bankTransfers.bankReference,
      payer: bankTransfers.payer,
      agent: agentName,
    })
    .from(bankTransfers)
    .innerJoin(agents, eq(agents.id, bankTransfers.agentId))
    .where(inArray(bankTransfers.paymentId, [...paymentIds]))
    .orderBy(asc(bankTransfers.id));
}
