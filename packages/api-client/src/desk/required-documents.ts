import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { count, flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { fetchSellerMisfits } from "./category-sellers.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** A document that a shop has to have shown to sell in a category and below it, as operators write it. */
export interface RequiredDocument extends SeenRevision {
  readonly name: LanguageTexts;
  /** What merchants should know of it; empty: nothing. */
  readonly note: LanguageTexts;
  /** Shops say until when theirs is valid. */
  readonly hasExpiry: boolean;
  /** How many products of how many shops do not meet it. */
  readonly misfits: { readonly productCount: number; readonly shopCount: number };
}

export interface CategoryDocuments {
  readonly id: number;
  readonly documents: readonly RequiredDocument[];
  /** What categories above it require, which binds it, too. */
  readonly above: readonly { readonly id: number; readonly category: string; readonly name: string }[];
}

export const fetchCategoryDocuments = getCall("categories/documents", {
  query: ({ id: categoryId }: { readonly id: number }) => ({ id: categoryId }),
  decode: record((field): CategoryDocuments => ({
    id: field("id", id),
    documents: field(
      "documents",
      list(
        record((document) => ({
          id: document("id", id),
          revision: document("revision", requiredCount),
          name: document("name", languageTexts),
          note: document("note", languageTexts),
          hasExpiry: document("has_expiry", flag),
          misfits: { productCount: document("misfit_products", count), shopCount: document("misfit_shops", count) },
        })),
      ),
    ),
    above: field(
      "above",
      list(record((rule) => ({ id: rule("id", id), category: rule("category", text), name: rule("name", text) }))),
    ),
  })),
});

const staleness = {
  freshMs: second,
  staleAfter: ["marketplace-category-change", "required-document-change", "shop-document-decision"],
} as const;

export const categoryDocumentsQuery = defineQuery(fetchCategoryDocuments, { key: "category-documents", ...staleness });

export interface DocumentRule {
  /** The category. */
  readonly id: number;
  /** Null: a new one, which no shop has shown. */
  readonly documentId: number | null;
}

/** Which products would not meet a rule, before it is saved. */
export const fetchDocumentMisfits = getCall("categories/document_misfits", {
  query: ({ id: categoryId, documentId }: DocumentRule) => ({ id: categoryId, document_id: documentId ?? 0 }),
  decode: fetchSellerMisfits.reading.decode,
});

export const documentMisfitsQuery = defineQuery(fetchDocumentMisfits, { key: "document-misfits", ...staleness });

export interface RequiredDocumentDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly categoryId: number;
  readonly name: LanguageTexts;
  readonly note: LanguageTexts;
  readonly hasExpiry: boolean;
}

/** What is on sale stays so. */
export const saveRequiredDocument = postCall("categories/save_document", {
  body: ({ seen, categoryId, name, note, hasExpiry }: RequiredDocumentDraft) => ({
    ...(seen === null ? { category_id: categoryId } : seenBody(seen)),
    name,
    note,
    has_expiry: hasExpiry ? 1 : 0,
  }),
  decode: nothing,
});

/** What shops have shown of it is forgotten. */
export const removeRequiredDocument = postCall("categories/remove_document", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});
