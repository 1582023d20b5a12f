import { payMethodText } from "../../payments/providers/pay-methods.ts";
import type { Language } from "../../../platform/store/language.ts";
import type { Invoice, InvoicedLine } from "../../../platform/store/schema/invoices.ts";
import { shownYuan } from "../../../platform/wire/money.ts";
import { spokenTime } from "../../../platform/wire/time.ts";
import type { InvoiceWithNotes } from "../find-invoice.ts";
import type { DocumentLine, DocumentSum, InvoiceDocument } from "./invoice-document.ts";
import { buyerOf, dayOf, type InvoiceReader, less, type Say, sayIn, sellerOf } from "./parties.ts";

/** What stands on an invoice, in one language: from what was stored when it was issued, and from its credit notes. */
export function composeInvoice(
  { invoice, notes }: InvoiceWithNotes,
  language: Language,
  reader: InvoiceReader,
): InvoiceDocument {
  const say = sayIn(language);
  const { contents, number, issuedAt } = invoice;
  const seller = sellerOf(invoice, say, language);
  return {
    language,
    title: `${say("invoice")} ${number}`,
    author: seller.name,
    madeAt: issuedAt,
    marketplace: contents.marketplace[language],
    heading: say("invoice"),
    number,
    seller,
    buyer: buyerOf(invoice, say, reader),
    fields: [
      { label: say("invoiceDate"), text: dayOf(issuedAt, language) },
      { label: say("kind"), text: say(invoice.type) },
      { label: say("orderNumber"), text: contents.order.number },
      { label: say("ordered"), text: spokenTime(contents.order.orderedAt, language) },
      { label: say("paid"), text: spokenTime(contents.order.paidAt, language) },
      { label: say("payMethod"), text: payMethodText(contents.order.payMethod, language) },
    ],
    columns: {
      name: say("item"),
      quantity: say("quantity"),
      unitPrice: say("unitPrice"),
      discount: say("discount"),
      amount: say("amount"),
    },
    lines: contents.lines.map((line) => documentLine(line, language)),
    sums: sumsOf(invoice, say),
    credits:
      notes.length === 0
        ? null
        : {
            heading: say("credits"),
            columns: { number: say("creditNote"), date: say("refundedOn"), amount: say("amount") },
            notes: notes.map((note) => ({
              number: note.number,
              date: dayOf(note.refundedAt, language),
              amount: less(note.amount),
            })),
            balance: {
              label: say("balance"),
              amount: shownYuan(invoice.amount - invoice.creditedAmount),
              isTotal: true,
            },
          },
    remarks: [say("currency")],
    missing: say("missing"),
    pageOf: say("pageOf"),
  };
}

function documentLine(line: InvoicedLine, language: Language): DocumentLine {
  const discount = line.memberDiscount + line.couponDiscount;
  return {
    name: line.name[language],
    options: line.options[language],
    quantity: String(line.quantity),
    unitPrice: shownYuan(line.unitPrice),
    discount: discount === 0 ? "–" : less(discount),
    amount: shownYuan(line.amount),
  };
}

function sumsOf({ contents, amount }: Invoice, say: Say): readonly DocumentSum[] {
  const { goods, memberDiscount, couponDiscount, freight } = contents;
  const discounts = [
    { label: say("memberDiscount"), fen: memberDiscount },
    { label: say("couponDiscount"), fen: couponDiscount },
  ].filter(({ fen }) => fen > 0);
  return [
    { label: say("goods"), amount: shownYuan(goods) },
    ...discounts.map(({ label, fen }) => ({ label, amount: less(fen) })),
    { label: say("freight"), amount: shownYuan(freight) },
    { label: say("total"), amount: shownYuan(amount), isTotal: true },
  ];
}
