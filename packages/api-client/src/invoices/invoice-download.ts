import type { OrderLink } from "../order-links/linked-order.ts";

export interface WantedDocument {
  /** The language that it is written in. */
  readonly locale: string;
  /** The number of one of the invoice's credit notes; without it the invoice itself. */
  readonly creditNote?: string;
}

/** Where the customer's browser fetches the PDF of an order's invoice, or of one of its credit notes. */
export function invoiceDownload(orderId: number, wanted: WantedDocument): string {
  return `/api/order_invoice/download?${new URLSearchParams({ id: String(orderId), ...fieldsOf(wanted) }).toString()}`;
}

/** The form that fetches it for whoever has a link: in a body, because addresses are logged. */
export interface LinkedDownload {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function linkedInvoiceDownload({ id, until, sign }: OrderLink, wanted: WantedDocument): LinkedDownload {
  return {
    action: "/api/order_link/invoice_download",
    fields: { id: String(id), until: String(until), sign, ...fieldsOf(wanted) },
  };
}

function fieldsOf({ locale, creditNote }: WantedDocument): Readonly<Record<string, string>> {
  return { lang: locale, ...(creditNote === undefined ? {} : { credit_note: creditNote }) };
}
