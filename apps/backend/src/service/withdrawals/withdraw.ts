import { createHash } from "node:crypto";
import { withdrawalReason } from "../after-sales/after-sale-texts.ts";
import { requestRefund } from "../after-sales/request-refund.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { notify } from "../../platform/notices/notify.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { type Withdrawal, withdrawalLines, withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { withdrawalInfo } from "./withdrawal-info.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** A line and the withdrawn quantity. */
export interface WithdrawnPieces {
  readonly lineId: number;
  readonly quantity: number;
}

/** A declaration of withdrawal. */
export interface WithdrawalRequest {
  readonly orderId: number;
  /** The customer of the order, also if somebody else withdraws by its link. */
  readonly customerId: number;
  readonly isByLink: boolean;
  /** At most one entry a line. */
  readonly pieces: readonly WithdrawnPieces[];
  readonly name: string;
  readonly contact: string;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Withdraws from the contract of an order or a part of it. Goods that were not sent are refunded at once, the others when they
 * are back. Requires a transaction, which locks the order. So the second of two simultaneous declarations sees the first.
 *
 * @throws {DomainError} if the order is not found, the deadline has passed, or the pieces cannot be withdrawn from
 */
export async function withdraw(tx: Executor, request: WithdrawalRequest): Promise<Withdrawal> {
  const { orderId, customerId, pieces, now } = request;
  const order = await lockOrder(tx, orderId, { kind: "customer", id: customerId });
  const earlier = await declaredBefore(tx, request);
  if (earlier !== null) return earlier;
  const { lines, objection, freight } = await withdrawalInfo(tx, order, now);
  if (objection !== null) throw new DomainError(objection);
  const amounts = pieces.map(({ lineId, quantity }) => {
    const found = lines.find(({ line }) => line.id === lineId);
    if (found?.objection != null) throw new DomainError(found.objection);
    const amount = found?.refunds[quantity - 1];
    if (amount === undefined) throw new DomainError("withdrawalLinesWrong");
    return amount;
  });
  const withdrawal = await store(tx, request, {
    freight,
    amount: amounts.reduce((sum, amount) => sum + amount, freight),
  });
  const skuOf = new Map(lines.map(({ line }) => [line.id, line.skuId]));
  // By SKU, as the submission of an order locks them, to avoid deadlocks.
  const bySku = pieces.toSorted((one, other) => (skuOf.get(one.lineId) ?? 0) - (skuOf.get(other.lineId) ?? 0));
  for (const { lineId, quantity } of bySku) {
    const { id } = await requestRefund(tx, {
      customerId,
      orderId,
      lineId,
      quantity,
      type: "return",
      reason: withdrawalReason.zh,
      remark: "",
      images: [],
      isWithdrawal: true,
      idempotencyKey: null,
      now,
    });
    await tx.insert(withdrawalLines).values({ withdrawalId: withdrawal.id, lineId, afterSaleId: id });
  }
  await notifyOfWithdrawal(tx, order, withdrawal);
  return withdrawal;
}

/** The withdrawal stored under the same key. A repetition may have another name or contact. */
async function declaredBefore(tx: Executor, request: WithdrawalRequest): Promise<Withdrawal | null> {
  const { orderId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const [earlier] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.idempotencyKey, idempotencyKey)));
  if (earlier === undefined) return null;
  if (earlier.contentHash !== hashOf(request)) throw new DomainError("keyReused");
  return earlier;
}

async function store(
  tx: Executor,
  request: WithdrawalRequest,
  amounts: Pick<Withdrawal, "amount" | "freight">,
): Promise<Withdrawal> {
  const { orderId, customerId, name, contact, isByLink, idempotencyKey, now } = request;
  const contentHash = hashOf(request);
  return singleRow(
    await tx
      .insert(withdrawals)
      .values({ orderId, customerId, name, contact, isByLink, idempotencyKey, contentHash, createdAt: now, ...amounts })
      .returning(),
  );
}

function hashOf({ pieces }: WithdrawalRequest): string {
  const sorted = pieces.toSorted((one, other) => one.lineId - other.lineId);
  return createHash("sha256")
    .update(JSON.stringify(sorted.map(({ lineId, quantity }) => [lineId, quantity])))
    .digest("hex");
}

function notifyOfWithdrawal(
  tx: Executor,
  { number }: Order,
  { id, orderId, customerId, amount, createdAt }: Withdrawal,
): Promise<void> {
  return notify(
    tx,
    {
      customerId,
      kind: "refund",
      about: { type: "order", id: orderId },
      text: "noticeWithdrawal",
      parameters: { number, date: wallClock(createdAt), amount: shownYuan(amount) },
      image: null,
      onceKey: `withdrawal:${id}`,
    },
    createdAt,
  );
}
