import { move } from "piscina";
import { invoiceAsPdf } from "./render-invoice.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/** Makes a document in a thread of its own. */
export default async function renderInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  return move(new Uint8Array(await invoiceAsPdf(invoice))) as Uint8Array;
}
