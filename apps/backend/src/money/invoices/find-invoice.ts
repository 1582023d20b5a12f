import type { Database } from "../../platform/store/database.ts";
import {
  type CreditNote,
  creditNotes,
  type Invoice,
  invoices,
  type InvoicedLine,
} from "../../platform/store/schema/invoices.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { creditRefundsOfOrder } from "./issue-credit-note.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { refunds } from "../../platform/store/schema/payments.ts";

export interface InvoiceWithNotes {
  readonly invoice: Invoice;
  /** In the order in which they were issued. */
  readonly notes: readonly CreditNote[];
}

/** The invoice of an order, with all that has been refunded by now; null: it has none. */
export async function findInvoice(db: Database, orderId: number, now: Date): Promise<InvoiceWithNotes | null> {
  await creditRefundsOfOrder(db, orderId, now);
  // In one statement, so that the notes are those that the invoice's sum has.
  const rows = await db
    .select({ invoice: invoices, note: creditNotes })
    .from(invoices)
    .leftJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(creditNotes.id));
  const [first] = rows;
  if (first === undefined) return null;
  return { invoice: first.invoice, notes: rows.flatMap(({ note }) => (note === null ? [] : [note])) };
}

/** Pieces of an invoice's line that a refund was for. */
interface CreditedPieces {
  readonly line: InvoicedLine;
  readonly quantity: number;
  /** Fen, without the freight. */
  readonly amount: number;
  readonly freight: number;
}

export interface CreditNoteOfInvoice {
  readonly invoice: Invoice;
  readonly note: CreditNote;
  /** Null: it was for what was left of the order. */
  readonly pieces: CreditedPieces | null;
  /** What earlier notes have taken off. Fen. */
  readonly creditedBefore: number;
}

/** One of the credit notes of an invoice, by its number, and what it is for; null: the invoice has none like it. */
export async function findCreditNote(
  db: Database,
  { invoice, notes }: InvoiceWithNotes,
  number: string,
): Promise<CreditNoteOfInvoice | null> {
  const index = notes.findIndex((each) => each.number === number);
  const note = notes[index];
  if (note === undefined) return null;
  const creditedBefore = notes.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
  return { invoice, note, pieces: await piecesOf(db, invoice, note), creditedBefore };
}

async function piecesOf(db: Database, invoice: Invoice, note: CreditNote): Promise<CreditedPieces | null> {
  const [request] = await db
    .select({ request: afterSales })
    .from(refunds)
    .innerJoin(afterSales, eq(afterSales.id, refunds.afterSaleId))
    .where(eq(refunds.id, note.refundId));
  if (request === undefined) return null;
  const { lineId, quantity, amount, freight } = request.request;
  // Where several payments were made, each gives some of it back.
  if (amount + freight !== note.amount) return null;
  // An invoice has the lines of its order, in their order.
  const lines = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, invoice.orderId))
    .orderBy(asc(orderLines.id));
  const line = invoice.contents.lines[lines.findIndex(({ id }) => id === lineId)];
  return line === undefined ? null : { line, quantity, amount, freight };
}
