import { and, asc, eq, exists, inArray, ne } from "drizzle-orm";
import type { Database, Executor } from "../store/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { changeOrders } from "../orders/change-order.ts";
import type { Order, PayMethod } from "../store/schema/orders.ts";
import { retriedTransaction } from "../store/retried-transaction.ts";
import { firstQuestion } from "./ask-for-payments.ts";
import { bookPayment } from "./book-payment.ts";
import { newSerialNumber } from "../refunds/serial-number.ts";
import { type Payment, paymentOrders, payments } from "../store/schema/payments.ts";
import { lockOrdersOf, type Target, targetText } from "./target.ts";

export interface PaymentRequest {
  readonly customerId: number;
  readonly target: Target;
  readonly method: PayMethod;
  /** The client's name for this attempt; null where it sends none. */
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Pays what is still unpaid of a target out of the wallet, or makes a payment that a provider is to be told of.
 *
 * @returns a payment that is `paid`, or `pending` with a provider
 * @throws {DomainError} when nothing is there to be paid any more, or the wallet holds too little
 */
export async function startPayment(db: Database, request: PaymentRequest): Promise<Payment> {
  return retriedTransaction(db, async (tx) => {
    const locked = await lockOrdersOf(tx, request.customerId, request.target);
    const earlier = await earlierAttempt(tx, request);
    if (earlier?.state === "paid") return earlier;
    const payable = payableOf(locked, request.now);
    const amount = payable.reduce((sum, order) => sum + order.amount, 0);
    // An amount of 0 is paid at once, whatever the way of paying.
    if (request.method === "balance" || amount === 0) return payAtOnce(tx, request, payable);
    const waiting = await waitingPayment(tx, request, payable);
    const payment = waiting ?? (await store(tx, { ...request, ...withoutKeyOf(earlier), state: "pending" }, payable));
    await supersedeOthers(tx, payment, payable);
    return payment;
  });
}

/** The payment that was started with the same key before. */
async function earlierAttempt(tx: Executor, request: PaymentRequest): Promise<Payment | null> {
  const { customerId, idempotencyKey, target, method } = request;
  if (idempotencyKey === null) return null;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.idempotencyKey, idempotencyKey)));
  if (payment === undefined) return null;
  const isSame = payment.target === targetText(target) && (payment.method === method || payment.amount === 0);
  if (!isSame) throw new DomainError("keyReused");
  if (payment.state === "superseded") throw new DomainError("paymentReplaced");
  return payment;
}

/** A key names one payment. Where the unpaid part has changed since, the new payment is stored without the key. */
function withoutKeyOf(earlier: Payment | null) {
  return earlier === null ? {} : { idempotencyKey: null };
}

function payableOf(locked: readonly Order[], now: Date): readonly Order[] {
  const payable = locked.filter(
    ({ state, payBefore }) => state === "unpaid" && (payBefore === null || payBefore > now),
  );
  if (payable.length > 0) return payable;
  const isPaid = locked.some(({ state }) => state !== "unpaid" && state !== "closed");
  throw new DomainError(isPaid ? "orderAlreadyPaid" : "orderClosed");
}

async function payAtOnce(tx: Executor, request: PaymentRequest, payable: readonly Order[]): Promise<Payment> {
  const { customerId, now } = request;
  const payment = await store(tx, { ...request, method: "balance", state: "paid" }, payable);
  await supersedeOthers(tx, payment, payable);
  await bookPayment(tx, payment, now);
  await changeOrders(tx, {
    orderIds: payable.map(({ id }) => id),
    change: { action: "pay", method: "balance" },
    actor: { kind: "customer", id: customerId },
    now,
  });
  return payment;
}

/** An open payment of the same content, whose form or code can be used again. */
async function waitingPayment(
  tx: Executor,
  { customerId, target, method }: PaymentRequest,
  payable: readonly Order[],
): Promise<Payment | null> {
  const [waiting] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.target, targetText(target)),
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
  { customerId, target, method, idempotencyKey, now, state }: PaymentRequest & { readonly state: "paid" | "pending" },
  payable: readonly Order[],
): Promise<Payment> {
  const [payment] = await tx
    .insert(payments)
    .values({
      number: newSerialNumber(now),
      customerId,
      method,
      amount: payable.reduce((sum, order) => sum + order.amount, 0),
      target: targetText(target),
      idempotencyKey,
      state,
      createdAt: now,
      paidAt: state === "paid" ? now : null,
      askAt: state === "paid" ? null : firstQuestion(now),
    })
    .onConflictDoNothing({ target: [payments.customerId, payments.idempotencyKey] })
    .returning();
  // Another payment was stored with the same key at the same time.
  if (payment === undefined) throw new DomainError("keyReused");
  await tx
    .insert(paymentOrders)
    .values(payable.map(({ id, amount }) => ({ paymentId: payment.id, orderId: id, amount })));
  return payment;
}

/** Supersedes earlier attempts, which are not offered again. Of several that are paid after all the first one counts. */
async function supersedeOthers(tx: Executor, payment: Payment, payable: readonly Order[]): Promise<void> {
  const isForOneOfThem = exists(
    tx
      .select()
      .from(paymentOrders)
      .where(
        and(
          eq(paymentOrders.paymentId, payments.id),
          inArray(
            paymentOrders.orderId,
            payable.map(({ id }) => id),
          ),
        ),
      ),
  );
  await tx
    .update(payments)
    .set({ state: "superseded" })
    .where(and(eq(payments.state, "pending"), ne(payments.id, payment.id), isForOneOfThem));
}
