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

/** So many pieces of a line. */
export interface WithdrawnPieces {
  readonly lineId: number;
  readonly quantity: number;
}

/** What somebody declares. */
export interface WithdrawalRequest {
  readonly orderId: number;
  /** Whose order it is; whoever withdraws by its link withdraws for them. */
  readonly customerId: number;
  readonly isByLink: boolean;
  /** Each line once. */
  readonly pieces: readonly WithdrawnPieces[];
  readonly name: string;
  readonly contact: string;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Withdraws from the contract of an order, or of a part of it: what has not been sent is refunded at once, what has waits
 * for the goods. Belongs into a transaction: until it is over whoever else wants to change the order waits, so that of two
 * declarations at once the second one finds what the first one has left.
 *
 * @throws {DomainError} when the order is not there, its time is over, or the pieces cannot be withdrawn from
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
  // As whoever submits an order locks them, or both could wait for each other.
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

/** The withdrawal that was stored under the same key; another name or contact makes no other one of it. */
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
