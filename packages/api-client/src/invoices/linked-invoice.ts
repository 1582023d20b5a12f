import { postCall } from "../call.ts";
import { second } from "../duration.ts";
import { linkBody } from "../order-links/order-link.ts";
import { defineQuery } from "../query.ts";
import { optional, record } from "../wire/decode.ts";
import { issuedInvoiceOf } from "./invoice.ts";

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
