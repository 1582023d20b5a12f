import type { Language } from "../../platform/store/language.ts";
import type { Invoice } from "../../platform/store/schema/invoices.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { InvoiceWithNotes } from "./find-invoice.ts";

/** The contract's structure, and the document. */
export function invoiceWire(found: InvoiceWithNotes, language: Language) {
  return { ...linkedInvoiceWire(found, language), ...buyerWire(found.invoice) };
}

/** What whoever has a link to the order sees: nobody's name. */
export function linkedInvoiceWire({ invoice, notes }: InvoiceWithNotes, language: Language) {
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
