import type { Executor } from "../../platform/store/database.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { checkouts, orders } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { topUps } from "../../platform/store/schema/wallet.ts";
import { usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, inArray, isNotNull } from "../../platform/store/sql.ts";

/** What a movement of money was for, as customers know it. A trade is all that was paid for at once. */
export interface MovementSubject {
  readonly kind: "order" | "trade" | "after_sale" | "recharge" | "usdt";
  readonly id: number;
  readonly number: string;
}

type Found = readonly (readonly [reference: string, subject: MovementSubject])[];

/** By the references of ledger entries; those that stand for nothing to look at are not in it. */
export async function subjectsOf(
  db: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, MovementSubject>> {
  const idsOf = (kind: string): number[] =>
    references.filter((each) => each.startsWith(`${kind}:`)).map((each) => Number(each.slice(kind.length + 1)));
  const [paid, refunded] = [idsOf("payment"), idsOf("refund")];
  return new Map([
    ...(paid.length === 0 ? [] : [...(await ordersPaid(db, paid)), ...(await topUpsPaid(db, paid))]),
    ...(refunded.length === 0 ? [] : await refundsMade(db, refunded)),
    ...(await usdtSent(
      db,
      references.filter((each) => each.startsWith("usdt:")),
    )),
  ]);
}

/** Their references are transactions and places in them. */
async function usdtSent(db: Executor, references: readonly string[]): Promise<Found> {
  if (references.length === 0) return [];
  const rows = await db
    .select({
      hash: usdtTransfers.hash,
      ordinal: usdtTransfers.ordinal,
      topUp: { id: usdtTopUps.id, number: usdtTopUps.number },
    })
    .from(usdtTransfers)
    .innerJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
    .where(
      and(
        inArray(
          usdtTransfers.hash,
          references.map((each) => each.split(":")[1] ?? ""),
        ),
        isNotNull(usdtTransfers.creditedAt),
      ),
    );
  return rows.map(({ hash, ordinal, topUp }) => [`usdt:${hash}:${ordinal}`, { kind: "usdt", ...topUp }] as const);
}

async function ordersPaid(db: Executor, ids: number[]): Promise<Found> {
  const rows = await db
    .select({
      paymentId: paymentOrders.paymentId,
      order: { id: orders.id, number: orders.number },
      trade: { id: checkouts.id, number: checkouts.number },
    })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(inArray(paymentOrders.paymentId, ids))
    .orderBy(asc(orders.id));
  return [...Map.groupBy(rows, ({ paymentId }) => paymentId)].flatMap(([id, [first, ...more]]) =>
    first === undefined
      ? []
      : [
          [
            `payment:${id}`,
            more.length === 0 ? { kind: "order", ...first.order } : { kind: "trade", ...first.trade },
          ] as const,
        ],
  );
}

async function topUpsPaid(db: Executor, ids: number[]): Promise<Found> {
  const rows = await db
    .select({ paymentId: payments.id, topUp: { id: topUps.id, number: topUps.number } })
    .from(payments)
    .innerJoin(topUps, eq(topUps.id, payments.subjectId))
    .where(and(inArray(payments.id, ids), eq(payments.subjectKind, "topUp")));
  return rows.map(({ paymentId, topUp }) => [`payment:${paymentId}`, { kind: "recharge", ...topUp }] as const);
}

async function refundsMade(db: Executor, ids: number[]): Promise<Found> {
  const rows = await db
    .select({
      id: refunds.id,
      order: { id: orders.id, number: orders.number },
      request: { id: afterSales.id, number: afterSales.number },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(afterSales, eq(afterSales.id, refunds.afterSaleId))
    .where(inArray(refunds.id, ids));
  return rows.map(
    ({ id, order, request }) =>
      [`refund:${id}`, request === null ? { kind: "order", ...order } : { kind: "after_sale", ...request }] as const,
  );
}
