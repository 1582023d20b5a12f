import { getCall, postCall, uploadCall } from "../call.ts";
import { second } from "../duration.ts";
import { type FileToUpload, uploadOptions } from "../files/upload-image.ts";
import { uploadedImage } from "../files/uploaded-image.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

type ShopDocumentState = "waits" | "accepted" | "refused";

/** What a shop has shown. Times are epoch milliseconds. */
export interface ShownDocument extends SeenRevision {
  readonly state: ShopDocumentState;
  /** Why it was refused; "": it was not. */
  readonly grounds: string;
  /** The last day that it is valid on, `YYYY-MM-DD`; "": it does not expire. */
  readonly expiresOn: string;
  readonly isExpired: boolean;
  readonly sentAt: number;
  readonly decidedAt: number | null;
  /** "": nobody at the desk. */
  readonly decidedBy: string;
  /** Where it is shown for a while; null: nowhere. */
  readonly file: string | null;
}

const shown: Decoder<ShownDocument> = record((field) => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  state: field("state", wordOf<ShopDocumentState>("waits", "accepted", "refused")),
  grounds: field("grounds", text),
  expiresOn: field("expires_on", text),
  isExpired: field("is_expired", flag),
  sentAt: field("sent_at", requiredInstant),
  decidedAt: field("decided_at", instant),
  decidedBy: field("decided_by", text),
  file: field("file", image),
}));

/** A document that some category requires, and what a shop has shown of it. */
export interface ShopDocument {
  /** Of what is required. */
  readonly id: number;
  readonly name: string;
  readonly note: string;
  /** That requires it, for itself and what is below. */
  readonly category: string;
  readonly hasExpiry: boolean;
  /** The shop has products there. */
  readonly isConcerned: boolean;
  /** What operators have accepted. */
  readonly accepted: ShownDocument | null;
  /** What was sent after that: it waits, or was refused. */
  readonly sent: ShownDocument | null;
}

const documents: Decoder<readonly ShopDocument[]> = list(
  record((field) => ({
    id: field("id", id),
    name: field("name", text),
    note: field("note", text),
    category: field("category", text),
    hasExpiry: field("has_expiry", flag),
    isConcerned: field("is_concerned", flag),
    accepted: field("accepted", optional(shown)),
    sent: field("sent", optional(shown)),
  })),
);

const staleness = {
  freshMs: second,
  staleAfter: ["shop-document-change", "shop-document-decision", "required-document-change"],
} as const;

/** Those of categories in which the own shop has products first. */
export const fetchOwnDocuments = getCall("shop_documents/list", { decode: documents });

export const ownDocumentsQuery = defineQuery(fetchOwnDocuments, { key: "own-documents", ...staleness });

/** Sends a file. Nobody sees it until it is sent as a document with {@link sendShopDocument}. */
export const uploadShopDocument = uploadCall("shop_documents/upload", {
  form: ({ file }: FileToUpload) => {
    const form = new FormData();
    form.set("file", file, file.name);
    return form;
  },
  options: uploadOptions,
  decode: uploadedImage,
});

export interface SentDocument {
  /** Of what is required. */
  readonly kindId: number;
  /** The path of an upload. */
  readonly file: string;
  /** The last day, `YYYY-MM-DD`; "": it does not expire. */
  readonly expiresOn: string;
}

/** In place of what waits or was refused. */
export const sendShopDocument = postCall("shop_documents/send", {
  body: ({ kindId, file, expiresOn }: SentDocument) => ({ kind_id: kindId, file, expires_on: expiresOn }),
  decode: nothing,
});

/** The same as operators see it of a shop. */
export const fetchShopDocuments = getCall("shops/documents", {
  query: ({ id: shopId }: { readonly id: number }) => ({ id: shopId }),
  decode: documents,
});

export const shopDocumentsQuery = defineQuery(fetchShopDocuments, { key: "shop-documents", ...staleness });

/** A document that waits for operators. */
export interface WaitingDocument {
  readonly id: number;
  readonly name: string;
  readonly shop: { readonly id: number; readonly name: string };
  readonly sentAt: number;
}

/** Those that wait longest first. */
export const fetchWaitingDocuments = getCall("shops/waiting_documents", {
  decode: list(
    record((field): WaitingDocument => ({
      id: field("id", id),
      name: field("name", text),
      shop: field(
        "shop",
        record((shop) => ({ id: shop("id", id), name: shop("name", text) })),
      ),
      sentAt: field("sent_at", requiredInstant),
    })),
  ),
});

export const waitingDocumentsQuery = defineQuery(fetchWaitingDocuments, { key: "waiting-documents", ...staleness });

/** As it was read: one that was sent or decided meanwhile is refused. */
export const acceptShopDocument = postCall("shops/accept_document", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export interface RefusedDocument {
  readonly seen: SeenRevision;
  /** The shop reads them. */
  readonly grounds: string;
}

export const refuseShopDocument = postCall("shops/refuse_document", {
  body: ({ seen, grounds }: RefusedDocument) => ({ ...seenBody(seen), grounds }),
  decode: nothing,
});
