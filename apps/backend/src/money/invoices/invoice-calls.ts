import type { CallContext, CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { linkedOrder } from "../../buying/order-links/linked-order.ts";
import { findOrder } from "../../buying/orders/find-orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { findInvoice, type InvoiceWithNotes } from "./find-invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { readInvoiceRequest } from "./read-invoice-request.ts";
import type { Language } from "../../platform/store/language.ts";
import type { Invoice } from "../../platform/store/schema/invoices.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";

/** `order_invoice/add`: issues the invoice of the own order `id`; the same once more answers the same. */
export async function handleAskForInvoice(context: CustomerContext) {
  const { db, body, customer, language, defaultLanguage, now } = context;
  const orderId = requiredId(body, "id");
  const buyer = readInvoiceRequest(body);
  const request = { orderId, customerId: customer.id, buyer, fallback: await defaultLanguage() };
  await retriedTransaction(db, (tx) => issueInvoice(tx, { ...request, now: now() }));
  return new Reply(invoiceWire(await invoiceOf(context, orderId), language.wanted), { key: "invoiceIssued" });
}

/** `order/invoice`: of the own order `id`. */
export async function handleInvoice(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const found = await findOrder(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  return invoiceWire(await invoiceOf(context, found.order.id), language.wanted);
}

/** `order_link/invoice`: of the link's order, if there is one; null otherwise. */
export async function handleLinkedInvoice({ db, body, language, now }: CallContext) {
  const { order } = await linkedOrder(db, body, now());
  const found = await findInvoice(db, order.id, now());
  return { invoice: found === null ? null : linkedInvoiceWire(found, language.wanted) };
}

async function invoiceOf({ db, now }: Pick<CallContext, "db" | "now">, orderId: number): Promise<InvoiceWithNotes> {
  const found = await findInvoice(db, orderId, now());
  if (found === null) throw new DomainError("invoiceGone", { notFound: true });
  return found;
}

/** The contract's structure, and the document. */
function invoiceWire(found: InvoiceWithNotes, language: Language) {
  return { ...linkedInvoiceWire(found, language), ...buyerWire(found.invoice) };
}

/** What whoever has a link to the order sees: nobody's name. */
function linkedInvoiceWire({ invoice, notes }: InvoiceWithNotes, language: Language) {
  const { contents } = invoice;
  return {
    invoice_sn: invoice.number,
    order_id: invoice.orderId,
    order_sn: contents.order.number,
    shop_id: invoice.shopId,
    shop_name: contents.seller.name[language],
    invoice_amount: decimalYuan(invoice.amount),
    credited_amount: decimalYuan(invoice.creditedAmount),
    create_time: wallClock(invoice.issuedAt),
    credit_notes: notes.map(({ number, amount, refundedAt, issuedAt }) => ({
      sn: number,
      amount: decimalYuan(amount),
      refund_time: wallClock(refundedAt),
      create_time: wallClock(issuedAt),
    })),
  };
}

function buyerWire(invoice: Invoice) {
  const { type, title, name, email, taxNumber, address, telephone, bank, bankAccount } = invoice;
  return {
    type: type === "special" ? 1 : 0,
    header_type: title === "company" ? 1 : 0,
    name,
    email,
    duty_number: taxNumber,
    address,
    mobile: telephone,
    bank,
    bank_account: bankAccount,
  };
}
