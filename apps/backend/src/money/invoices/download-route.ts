import type { FastifyInstance, FastifyReply } from "fastify";
import { customerOfToken } from "../../identity/authentication/session.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { messageText } from "../../platform/http/message-text.ts";
import { Query } from "../../platform/http/query.ts";
import type { Services } from "../../platform/http/services.ts";
import { linkedOrder } from "../../buying/order-links/linked-order.ts";
import { findOrder } from "../../buying/orders/find-orders.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import { type Language, languages } from "../../platform/store/language.ts";
import { findCreditNote } from "./find-invoice.ts";
import { findInvoice } from "./find-invoice.ts";
import { composeCreditNote } from "./pdf/compose-credit-note.ts";
import { composeInvoice } from "./pdf/compose-invoice.ts";
import type { InvoiceDocument } from "./pdf/invoice-document.ts";
import type { InvoiceReader } from "./pdf/parties.ts";

const ownPath = "order_invoice/download";
const linkedPath = "order_link/invoice_download";

/** Documents of one reader: more than anybody needs who reads them. */
const often = { tries: 30, minutes: 10 };

interface Wanted {
  readonly orderId: number;
  readonly reader: InvoiceReader;
  /** Who is counted for it. */
  readonly key: string;
}

/**
 * The PDF of an invoice: `GET order_invoice/download?id=&lang=` for the order's customer, by their session, and a form of
 * `order_link/invoice_download` for whoever has a link to the order, in a body, so that no log has the signature. With
 * `credit_note` it is that of the invoice's credit note with this number. Kept by nobody on the way; all others are told
 * that there is none.
 */
export function registerInvoiceDownloads(app: FastifyInstance, services: Services): void {
  app.get(`/api/${ownPath}`, { exposeHeadRoute: false }, async ({ query, headers }, reply) => {
    const asked = new Query(query);
    const { token = "" } = headers;
    return answer(reply, asked, services, () => ownInvoice(services, asked, typeof token === "string" ? token : ""));
  });
  app.post(`/api/${linkedPath}`, async ({ body }, reply) => {
    const asked = new Query(body);
    return answer(reply, asked, services, () => linkedInvoice(services, asked));
  });
}

async function ownInvoice({ db, now }: Services, asked: Query, token: string): Promise<Wanted | null> {
  const customer = await customerOfToken(db, token.trim(), now());
  const id = asked.id("id") ?? 0;
  const found = customer === null || id === 0 ? null : await findOrder(db, customer.id, id);
  if (customer === null || found === null) return null;
  return { orderId: found.order.id, reader: "customer", key: `invoice:customer:${customer.id}` };
}

async function linkedInvoice({ db, now }: Services, asked: Query): Promise<Wanted | null> {
  try {
    const { order } = await linkedOrder(db, asked, now());
    return { orderId: order.id, reader: "link", key: `invoice:link:${order.id}` };
  } catch (error) {
    if (error instanceof DomainError && error.notFound) return null;
    throw error;
  }
}

async function answer(
  reply: FastifyReply,
  asked: Query,
  services: Services,
  find: () => Promise<Wanted | null>,
): Promise<FastifyReply> {
  void reply.headers({
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  const { db, now, invoicePdfs, messages } = services;
  const language = languages.find((each) => each === asked.text("lang")) ?? "en";
  const wanted = await find();
  const document = wanted === null ? null : await documentOf(services, wanted, asked.text("credit_note"), language);
  if (wanted === null || document === null) return plain(reply, 404, "Not found");
  try {
    await countTry(db, [{ key: wanted.key, ...often }], now());
    const pdf = await invoicePdfs.render(document);
    void reply.type("application/pdf").header("content-disposition", attachment(document));
    return await reply.send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    void reply.header("retry-after", String(error.retryAfterSeconds ?? often.minutes * 60));
    return plain(reply, 429, messageText(messages, error.key, language, error.parameter));
  }
}

/** @param noteNumber of the credit note that is wanted; "": the invoice itself */
async function documentOf(
  { db, now }: Services,
  { orderId, reader }: Wanted,
  noteNumber: string,
  language: Language,
): Promise<InvoiceDocument | null> {
  const found = await findInvoice(db, orderId, now());
  if (found === null) return null;
  if (noteNumber === "") return composeInvoice(found, language, reader);
  const credit = await findCreditNote(db, found, noteNumber);
  return credit === null ? null : composeCreditNote(credit, language, reader);
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type("text/plain; charset=utf-8").send(text);
}

function attachment({ heading, number }: InvoiceDocument): string {
  const name = encodeURIComponent(`${heading} ${number}.pdf`);
  return `attachment; filename="${number}.pdf"; filename*=UTF-8''${name}`;
}
