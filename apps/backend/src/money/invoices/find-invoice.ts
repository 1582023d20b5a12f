import type { Database } from "../../platform/store/database.ts";
import { type CreditNote, creditNotes, type Invoice, invoices } from "../../platform/store/schema/invoices.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { creditRefundsOfOrder } from "./issue-credit-note.ts";

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
