import type { Database, Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";
import { firstQuestion } from "./ask-for-payments.ts";
import { bookPayment } from "./book-payment.ts";
import { type Payment, paymentOrders, payments } from "../../platform/store/schema/payments.ts";
import { lockTopUpOf, refuseUnlessDue } from "../wallet/top-ups.ts";
import { amountOf, payableOf } from "./due.ts";
import { isOffline } from "./providers/registered-providers.ts";
import { awaitTransfer } from "./transfers/await-transfer.ts";
import { isFor, isOfOrders, lockOrdersOf, type PaymentSubject } from "./payment-subject.ts";
import { supersedePayments } from "./supersede-payments.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

export interface PaymentRequest {
  readonly customerId: number;
  readonly subject: PaymentSubject;
  readonly method: PayMethod;
  /** The client's name for this attempt; null where it sends none. */
  readonly idempotencyKey: string | null;
  readonly now: Date;
  /** For a way without a provider: for how many days its orders wait. */
  readonly transferDays?: number;
}

/**
 * Pays what is still unpaid of a subject out of the wallet, or makes a payment that a provider is to be told of, or that a
 * transfer is awaited for.
 *
 * @returns a payment that is `paid`, or `pending` with a provider
 * @throws {DomainError} when nothing is there to be paid any more, or the wallet holds too little
 */
export async function startPayment(db: Database, request: PaymentRequest): Promise<Payment> {
  return retriedTransaction(db, async (tx) => {
    const payable = await lockSubject(tx, request);
    const earlier = await earlierAttempt(tx, request);
    if (earlier?.state === "paid") return earlier;
    const due = payable();
    // An amount of 0 is paid at once, whatever the way of paying.
    if (request.method === "balance" || due.amount === 0) return payAtOnce(tx, request, due);
    const waiting = await waitingPayment(tx, request, due);
    const payment = waiting ?? (await store(tx, { ...request, ...withoutKeyOf(earlier), state: "pending" }, due));
    await supersedeOthers(tx, request, payment, due);
    return request.transferDays === undefined ? payment : awaitTransfer(tx, payment, request.transferDays, request.now);
  });
}

/** What a payment is made for now. */
interface Due {
  /** Fen. */
  readonly amount: number;
  /** None where it is for a top-up. */
  readonly orders: readonly Order[];
}

/**
 * Nobody else changes the subject until the transaction is over.
 *
 * @returns what is due of it, which throws a {@link DomainError} where that is nothing
 */
async function lockSubject(tx: Executor, { customerId, subject, now }: PaymentRequest): Promise<() => Due> {
  if (isOfOrders(subject)) {
    const locked = await lockOrdersOf(tx, customerId, subject);
    return () => {
      const payable = payableOf(locked, now);
      return { amount: amountOf(payable), orders: payable };
    };
  }
  const topUp = await lockTopUpOf(tx, customerId, subject.id);
  return () => {
    refuseUnlessDue(topUp, now);
    return { amount: topUp.amount, orders: [] };
  };
}

/** The payment that was started with the same key before. */
async function earlierAttempt(tx: Executor, request: PaymentRequest): Promise<Payment | null> {
  const { customerId, idempotencyKey, subject, method } = request;
  if (idempotencyKey === null) return null;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.idempotencyKey, idempotencyKey)));
  if (payment === undefined) return null;
  const isSameSubject = payment.subjectKind === subject.kind && payment.subjectId === subject.id;
  const isSameMethod = payment.method === method || payment.amount === 0;
  if (!isSameSubject || !isSameMethod) throw new DomainError("keyReused");
  if (payment.state === "superseded") throw new DomainError("paymentReplaced");
  return payment;
}

/** A key names one payment. Where the unpaid part has changed since, the new payment is stored without the key. */
function withoutKeyOf(earlier: Payment | null) {
  return earlier === null ? {} : { idempotencyKey: null };
}

async function payAtOnce(tx: Executor, request: PaymentRequest, due: Due): Promise<Payment> {
  const { customerId, now } = request;
  const payment = await store(tx, { ...request, method: "balance", state: "paid" }, due);
  await supersedeOthers(tx, request, payment, due);
  await bookPayment(tx, payment, now);
  await changeOrders(tx, {
    orderIds: due.orders.map(({ id }) => id),
    change: { action: "pay", method: "balance" },
    actor: { kind: "customer", id: customerId },
    now,
  });
  return payment;
}

/** An open payment of the same content, whose form or code can be used again. */
async function waitingPayment(
  tx: Executor,
  { customerId, subject, method }: PaymentRequest,
  { orders: payable }: Due,
): Promise<Payment | null> {
  const [waiting] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        isFor(subject),
        eq(payments.method, method),
        eq(payments.state, "pending"),
      ),
    );
  if (waiting === undefined) return null;
  const parts = await tx
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, waiting.id))
    .orderBy(asc(paymentOrders.orderId));
  const isSame = parts.length === payable.length && parts.every(({ id }, index) => id === payable[index]?.id);
  return isSame ? waiting : null;
}

async function store(
  tx: Executor,
  { customerId, subject, method, idempotencyKey, now, state }: PaymentRequest & { readonly state: "paid" | "pending" },
  { amount, orders: payable }: Due,
): Promise<Payment> {
  const [payment] = await tx
    .insert(payments)
    .values({
      number: newSerialNumber(now),
      customerId,
      method,
      amount,
      subjectKind: subject.kind,
      subjectId: subject.id,
      idempotencyKey,
      state,
      createdAt: now,
      paidAt: state === "paid" ? now : null,
      askAt: state === "paid" || isOffline(method) ? null : firstQuestion(now),
    })
    .onConflictDoNothing({ target: [payments.customerId, payments.idempotencyKey] })
    .returning();
  // Another payment was stored with the same key at the same time.
  if (payment === undefined) throw new DomainError("keyReused");
  const parts = payable.map((order) => ({ paymentId: payment.id, orderId: order.id, amount: order.amount }));
  if (parts.length > 0) await tx.insert(paymentOrders).values(parts);
  return payment;
}

function supersedeOthers(tx: Executor, { subject }: PaymentRequest, { id }: Payment, { orders }: Due): Promise<void> {
  return supersedePayments(tx, { subject, orderIds: orders.map((order) => order.id), except: id });
}
