import type { CustomerContext } from "../http/call.ts";
import { Reply } from "../http/reply.ts";
import { DomainError } from "../http/domain-error.ts";
import { qrImage } from "./qr-image.ts";
import { readPayMethod } from "./pay-method.ts";
import type { StartedPayment } from "./provider.ts";
import { startPayment } from "./start-payment.ts";
import type { Payment } from "../store/schema/payments.ts";
import { readTarget } from "./target.ts";

const paid = 20_001;
const leavesUs = 10_001;

/** `pay/unifiedpay`: paid at once, or a form or a code with which the shopper pays elsewhere. */
export async function handleUnifiedPay(context: CustomerContext): Promise<Reply> {
  const { db, body, customer, idempotencyKey, now, providers } = context;
  const method = readPayMethod(body, providers);
  const target = readTarget(body, "order_id");
  const payment = await startPayment(db, { customerId: customer.id, target, method, idempotencyKey, now: now() });
  if (payment.state === "paid") return new Reply([], { key: "paid", code: paid });
  const started = await startWithProvider(payment, context);
  if (started.kind === "form") return new Reply(started.html, { key: "paymentStarted", code: leavesUs });
  return new Reply(await qrImage(started.text), {
    key: "paymentStarted",
    ...(started.page === null ? {} : { beside: { sandbox_url: started.page } }),
  });
}

/** @throws {DomainError} when the provider cannot be had; what has been stored is taken up by the next attempt */
async function startWithProvider(
  payment: Payment,
  { providers, images, language, report }: CustomerContext,
): Promise<StartedPayment> {
  const provider = payment.method === "balance" ? undefined : providers.get(payment.method);
  if (provider === undefined) throw new DomainError("paymentMethodUnknown");
  const [from, id] = payment.target.split(":");
  const returnPath = `/pc/payment?${String(new URLSearchParams({ id: id ?? "", from: from ?? "" }))}`;
  try {
    const { number, amount } = payment;
    return await provider.start({ number, amount, returnPath }, { origin: images.base.slice(0, -1), language });
  } catch (error) {
    report(error, "a payment could not be started");
    throw new DomainError("paymentFailed");
  }
}
