import type { CallContext, CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { linkedOrder } from "../../buying/order-links/linked-order.ts";
import { findOrder } from "../../buying/orders/find-orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { findInvoice, type InvoiceWithNotes } from "./find-invoice.ts";
import { invoiceWire, linkedInvoiceWire } from "./invoice-wire.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { readInvoiceRequest } from "./read-invoice-request.ts";

/** `order_invoice/add`: issues the invoice of the own order `id`; the same once more answers the same. */
export async function handleAskForInvoice(context: CustomerContext) {
  const { db, body, customer, language, now } = context;
  const orderId = requiredId(body, "id");
  const buyer = readInvoiceRequest(body);
  const request = { orderId, customerId: customer.id, buyer };
  await retriedTransaction(db, (tx) => issueInvoice(tx, { ...request, now: now() }));
  return new Reply(invoiceWire(await invoiceOf(context, orderId), language), { key: "invoiceIssued" });
}

/** `order/invoice`: of the own order `id`. */
export async function handleInvoice(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const found = await findOrder(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  return invoiceWire(await invoiceOf(context, found.order.id), language);
}

/** `order_link/invoice`: of the link's order, if there is one; null otherwise. */
export async function handleLinkedInvoice({ db, body, language, now }: CallContext) {
  const { order } = await linkedOrder(db, body, now());
  const found = await findInvoice(db, order.id, now());
  return { invoice: found === null ? null : linkedInvoiceWire(found, language) };
}

async function invoiceOf({ db, now }: Pick<CallContext, "db" | "now">, orderId: number): Promise<InvoiceWithNotes> {
  const found = await findInvoice(db, orderId, now());
  if (found === null) throw new DomainError("invoiceGone", { notFound: true });
  return found;
}
