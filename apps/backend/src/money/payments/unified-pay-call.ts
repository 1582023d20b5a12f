import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { qrImage } from "./qr-image.ts";
import { pays, providerOf, readPayMethod } from "./pay-method.ts";
import { isOffline } from "./providers/registered-providers.ts";
import { readTransferTerms } from "../transfers/transfer-settings.ts";
import { StartRejected, type StartedPayment } from "./providers/provider.ts";
import { describePayment } from "./describe-payment.ts";
import { giveUpStart } from "./give-up-payment.ts";
import { startPayment } from "./start-payment.ts";
import type { Database } from "../../platform/store/database.ts";
import { type Payment, payments } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { acceptCash } from "./cash/accept-cash.ts";
import { isOfOrders, type PaymentSubject, readSubject } from "./payment-subject.ts";
import { withinDeadline } from "./within-deadline.ts";

const paid = 20_001;
const leavesUs = 10_001;

/** The shopper's own call ends after eight seconds. */
const timeoutMs = 5000;

/** `pay/unifiedpay`: paid at once, a form, a code or a page with which the shopper pays elsewhere, or a transfer that is awaited. */
export async function handleUnifiedPay(context: CustomerContext): Promise<Reply> {
  const { db, body, customer, idempotencyKey, language, now } = context;
  const method = await readPayMethod(context);
  const subject = readSubject(body, "order_id");
  if (!pays(method, subject)) throw new DomainError("paymentMethodUnknown");
  if (method === "cash_on_delivery") return payInCash(context, subject);
  const terms = isOffline(method) ? await readTransferTerms(db, language) : null;
  const request = { customerId: customer.id, subject, method, idempotencyKey, now: now() };
  const payment = await startPayment(db, { ...request, ...(terms !== null && { transferDays: terms.days }) });
  if (payment.state === "paid") return new Reply([], { key: "paid", code: paid });
  // What is to be transferred, and where to, `order/getPayStatus` says as long as it is awaited.
  if (terms !== null) return new Reply([], { key: "transferAwaited", beside: { transfer: 1 } });
  const started = await startWithProvider(payment, context);
  if (started.kind === "page")
    return new Reply([], { key: "paymentStarted", code: leavesUs, beside: { pay_url: started.address } });
  if (started.kind === "form") return new Reply(started.html, { key: "paymentStarted", code: leavesUs });
  return new Reply(await qrImage(started.text), {
    key: "paymentStarted",
    ...(started.page === null ? {} : { beside: { sandbox_url: started.page } }),
  });
}

/** To the shopper it is as good as paid: the order is placed, and nothing more is to be done before it comes. */
async function payInCash({ db, customer, now }: CustomerContext, subject: PaymentSubject): Promise<Reply> {
  if (!isOfOrders(subject)) throw new DomainError("paymentMethodUnknown");
  await acceptCash(db, { customerId: customer.id, subject, now: now() });
  return new Reply([], { key: "cashAccepted", code: paid });
}

/** @throws {DomainError} when the provider cannot be had; what has been stored is taken up by the next attempt, unless it was rejected */
async function startWithProvider(
  payment: Payment,
  { db, providers, images, language, report }: CustomerContext,
): Promise<StartedPayment> {
  const provider = providerOf(payment.method, providers);
  if (provider === undefined) throw new DomainError("paymentMethodUnknown");
  const described = await describePayment(db, payment);
  const shopper = { origin: images.base.slice(0, -1), language: language.wanted };
  try {
    const started = await withinDeadline(timeoutMs, (signal) => provider.start(described, shopper, signal));
    if (started.kind === "page") await storeReference(db, payment, started.reference);
    return started;
  } catch (error) {
    if (error instanceof StartRejected) await giveUpStart(db, payment);
    report(error, "a payment could not be started");
    throw new DomainError("paymentFailed");
  }
}

async function storeReference(db: Database, { id }: Payment, startedReference: string): Promise<void> {
  await db.update(payments).set({ startedReference }).where(eq(payments.id, id));
}
