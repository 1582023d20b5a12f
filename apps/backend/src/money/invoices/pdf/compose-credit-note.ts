import type { Language } from "../../../platform/store/language.ts";
import { shownYuan } from "../../../platform/wire/money.ts";
import type { CreditNoteOfInvoice } from "../find-invoice.ts";
import type { DocumentLine, DocumentSum, InvoiceDocument } from "./invoice-document.ts";
import { buyerOf, dayOf, type InvoiceReader, less, type Say, sayIn, sellerOf } from "./parties.ts";

/** What stands on a credit note, in one language: the invoice that it corrects, for what, and by how much. */
export function composeCreditNote(
  credit: CreditNoteOfInvoice,
  language: Language,
  reader: InvoiceReader,
): InvoiceDocument {
  const { invoice, note } = credit;
  const say = sayIn(language);
  const seller = sellerOf(invoice, say, language);
  return {
    language,
    title: `${say("creditNote")} ${note.number}`,
    author: seller.name,
    madeAt: note.issuedAt,
    marketplace: invoice.contents.marketplace[language],
    heading: say("creditNote"),
    number: note.number,
    seller,
    buyer: buyerOf(invoice, say, reader),
    fields: [
      { label: say("creditNoteDate"), text: dayOf(note.issuedAt, language) },
      { label: say("creditedInvoice"), text: invoice.number },
      { label: say("invoiceDate"), text: dayOf(invoice.issuedAt, language) },
      { label: say("orderNumber"), text: invoice.contents.order.number },
      { label: say("refundedOn"), text: dayOf(note.refundedAt, language) },
    ],
    columns: { name: say("item"), quantity: say("quantity"), amount: say("amount") },
    lines: linesOf(credit, language, say),
    sums: sumsOf(credit, say),
    credits: null,
    remarks: [say("currency")],
    missing: say("missing"),
    pageOf: say("pageOf"),
  };
}

/** The pieces that were given back; all lines where the whole order was. */
function linesOf(
  { invoice, note, pieces }: CreditNoteOfInvoice,
  language: Language,
  say: Say,
): readonly DocumentLine[] {
  const whole = note.amount === invoice.amount ? invoice.contents.lines : [];
  const goods = pieces === null ? whole.map((line) => ({ ...line, line })) : [pieces];
  if (goods.length === 0) return [plainLine(say("restOfOrder"), note.amount)];
  const freight = pieces === null ? invoice.contents.freight : pieces.freight;
  return [
    ...goods.map(({ line, quantity, amount }) => ({
      name: line.name[language],
      options: line.options[language],
      quantity: String(quantity),
      amount: less(amount),
    })),
    ...(freight === 0 ? [] : [plainLine(say("freight"), freight)]),
  ];
}

function plainLine(name: string, amount: number): DocumentLine {
  return { name, options: "", quantity: "", amount: less(amount) };
}

function sumsOf({ invoice, note, creditedBefore }: CreditNoteOfInvoice, say: Say): readonly DocumentSum[] {
  const before = { label: say("creditedBefore"), amount: less(creditedBefore) };
  return [
    { label: say("invoiceTotal"), amount: shownYuan(invoice.amount) },
    ...(creditedBefore === 0 ? [] : [before]),
    { label: say("leftOfInvoice"), amount: shownYuan(invoice.amount - creditedBefore - note.amount) },
    { label: say("credited"), amount: less(note.amount), isTotal: true },
  ];
}
