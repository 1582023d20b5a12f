import { receiveDocument } from "../../platform/files/upload-calls.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { instant, isDay } from "../../platform/wire/time.ts";
import { decisionText } from "../approvals/decision-text.ts";
import { oneShop } from "../merchants/shop-directory.ts";
import { waitingDocuments } from "./waiting-documents.ts";
import { acceptDocument, refuseDocument } from "./decide-document.ts";
import { documentsWire } from "./document-wire.ts";
import { sendDocument } from "./send-document.ts";

/** `shop_documents/list`: what categories require, and what the shop has shown of it. */
export async function handleOwnDocuments(context: ShopContext) {
  return documentsWire(context, context.shopId);
}

/** `shop_documents/upload`: a file that nobody sees until it is sent. */
export async function handleUploadDocument(context: ShopContext) {
  return new Reply(await receiveDocument(context), { key: "uploaded" });
}

/** `shop_documents/send`: the `file` of an upload as the document `kind_id`; `expires_on` where that expires. */
export async function handleSendDocument({ db, body, agent, shopId, now }: ShopContext) {
  const sent = {
    shopId,
    agentId: agent.id,
    kindId: requiredId(body, "kind_id"),
    file: body.text("file"),
    expiresOn: readDay(body, "expires_on"),
    now: now(),
  };
  await retriedTransaction(db, (tx) => sendDocument(tx, sent));
  return new Reply([], { key: "documentSent" });
}

/** `shops/documents`: the same for operators. */
export async function handleShopDocuments(context: AgentContext) {
  const shop = await oneShop(context.db, requiredId(context.query, "id"));
  if (shop === null) throw new DomainError("shopGone", { notFound: true });
  return documentsWire(context, shop.id);
}

/** `shops/waiting_documents`: which shops wait for a decision, the longest first. */
export async function handleWaitingDocuments({ db, language }: AgentContext) {
  return (await waitingDocuments(db)).map(({ document, kind, shop }) => ({
    id: document.id,
    name: inLanguage(kind, "name", language),
    shop: { id: shop.id, name: inLanguage(shop, "name", language) },
    sent_at: instant(document.sentAt),
  }));
}

/** `shops/accept_document` */
export async function handleAcceptDocument({ db, body, agent, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => acceptDocument(tx, seen, { by: agent.id, now: now() }));
  return new Reply([], { key: "documentAccepted" });
}

/** `shops/refuse_document`: for the `grounds` that the shop reads. */
export async function handleRefuseDocument({ db, body, agent, now }: AgentContext) {
  const seen = seenRevision(body);
  const grounds = decisionText(body, "grounds");
  await retriedTransaction(db, (tx) => refuseDocument(tx, seen, { grounds, by: agent.id, now: now() }));
  return new Reply([], { key: "documentRefused" });
}

function readDay(body: Query, field: string): string | null {
  const text = body.text(field);
  if (text === "") return null;
  if (!isDay(text)) throw new DomainError("parameterWrong", { parameter: field, field });
  return text;
}
