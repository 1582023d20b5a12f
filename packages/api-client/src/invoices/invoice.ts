import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, record, optional } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { optionalText, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";
import { linkBody } from "../order-links/linked-order.ts";
import { choice } from "../wire/enums.ts";

/** `special`: with the company's registration for tax. */
export type InvoiceType = "normal" | "special";

export type InvoiceTitle = "personal" | "company";

/** What corrects an invoice by a refund. Fen, epoch milliseconds. */
export interface CreditNote {
  readonly number: string;
  readonly amount: number;
  readonly refundedAt: number;
}

/** An invoice as everybody sees it who sees the order. Amounts are fen, times epoch milliseconds. */
export interface IssuedInvoice {
  readonly number: string;
  readonly amount: number;
  /** What its credit notes have taken off. */
  readonly credited: number;
  readonly issuedAt: number;
  readonly creditNotes: readonly CreditNote[];
}

export interface Invoice extends IssuedInvoice {
  readonly type: InvoiceType;
  readonly title: InvoiceTitle;
  readonly name: string;
  readonly email: string | null;
  readonly taxNumber: string | null;
  readonly address: string | null;
  readonly telephone: string | null;
  readonly bank: string | null;
  readonly bankAccount: string | null;
}

const creditNote: Decoder<CreditNote> = record((field) => ({
  number: field("sn", text),
  amount: field("amount", money),
  refundedAt: field("refund_time", requiredTime),
}));

function issuedInvoiceOf(field: FieldReader): IssuedInvoice {
  return {
    number: field("invoice_sn", text),
    amount: field("invoice_amount", money),
    credited: field("credited_amount", money),
    issuedAt: field("create_time", requiredTime),
    creditNotes: field("credit_notes", list(creditNote)),
  };
}

const invoice: Decoder<Invoice> = record((field) => ({
  ...issuedInvoiceOf(field),
  type: field("type", choice<InvoiceType>({ 0: "normal", 1: "special" })),
  title: field("header_type", choice<InvoiceTitle>({ 0: "personal", 1: "company" })),
  name: field("name", text),
  email: field("email", optionalText),
  taxNumber: field("duty_number", optionalText),
  address: field("address", optionalText),
  telephone: field("mobile", optionalText),
  bank: field("bank", optionalText),
  bankAccount: field("bank_account", optionalText),
}));

/** The invoice of an order that has one. Only where `invoice` is announced. */
export const fetchInvoice = getCall("order/invoice", {
  query: (orderId: number) => ({ id: orderId }),
  decode: invoice,
});

/** A refund brings a credit note. */
export const invoiceQuery = defineQuery(fetchInvoice, {
  key: "invoice",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change"],
});

/** The invoice of a link's order, without whom it is for; null: it has none. Only where `invoice` is announced. */
export const fetchLinkedInvoice = postCall("order_link/invoice", {
  body: linkBody,
  decode: record((field) => field("invoice", optional(record(issuedInvoiceOf)))),
});

export const linkedInvoiceQuery = defineQuery(fetchLinkedInvoice, {
  key: "linked-invoice",
  freshMs: 10 * second,
  staleAfter: ["order-change"],
});

export interface InvoiceRequest {
  readonly orderId: number;
  readonly type: InvoiceType;
  readonly title: InvoiceTitle;
  readonly name: string;
  /** "" where there is none. */
  readonly email: string;
  /** Of a company. */
  readonly taxNumber: string;
  /** These four with the type `special`. */
  readonly address: string;
  readonly telephone: string;
  readonly bank: string;
  readonly bankAccount: string;
}

/**
 * Has the invoice of an order issued. The same once more answers the same one; it stays as it is, so other details are
 * refused. Only where `invoice` is announced.
 */
export const askForInvoice = postCall("order_invoice/add", {
  body: ({ orderId, type, title, name, email, taxNumber, address, telephone, bank, bankAccount }: InvoiceRequest) => ({
    id: orderId,
    type: type === "special" ? 1 : 0,
    header_type: title === "company" ? 1 : 0,
    name,
    email,
    duty_number: taxNumber,
    address,
    mobile: telephone,
    bank,
    bank_account: bankAccount,
  }),
  decode: invoice,
});
