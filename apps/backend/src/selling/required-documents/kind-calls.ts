import { readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readOptionalTexts, readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { byLanguage, storedText } from "../../platform/store/language-texts.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import {
  type RequiredDocument,
  requiredDocuments,
  shopDocuments,
} from "../../platform/store/schema/required-documents.ts";
import { and, asc, eq, inArray, notExists } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { misfitsOf, misfitsWire } from "../category-sellers/find-misfits.ts";
import { addKind, changeKind, removeKind } from "./change-kinds.ts";
import { isRequired, isValid } from "./valid-documents.ts";

const maxNameLength = 60;
const maxNoteLength = 300;

/** `categories/documents`: what a category requires, what is required above it, and how much does not meet its own. */
export async function handleCategoryDocuments({ db, query, language, now }: AgentContext) {
  const id = requiredId(query, "id");
  const tree = await readCategoryTree(db);
  const row = tree.find(id);
  if (row === undefined) throw new DomainError("categoryGone", { notFound: true });
  const rows = await db
    .select()
    .from(requiredDocuments)
    .where(and(isRequired, inArray(requiredDocuments.categoryId, [...tree.idsAbove(row)])))
    .orderBy(asc(requiredDocuments.id));
  const own = rows.filter(({ categoryId }) => categoryId === id);
  const documents = await Promise.all(
    own.map(async (kind) => ({ kind, misfits: await misfitsOfKind(db, { categoryId: id, kindId: kind.id }, now()) })),
  );
  return {
    id,
    documents: documents.map(({ kind, misfits }) => ({
      ...kindWire(kind),
      misfit_products: misfits.products,
      misfit_shops: misfits.shops,
    })),
    above: rows
      .filter(({ categoryId }) => categoryId !== id)
      .map((kind) => {
        const category = tree.find(kind.categoryId);
        return {
          id: kind.id,
          category: category === undefined ? "" : inLanguage(category, "name", language),
          name: inLanguage(kind, "name", language),
        };
      }),
  };
}

/** `categories/document_misfits`: which products would not meet a rule; without `document_id` that of a new document. */
export async function handleDocumentMisfits({ db, query, language, now }: AgentContext) {
  const of = { categoryId: requiredId(query, "id"), kindId: optionalId(query, "document_id") };
  return misfitsWire(await misfitsOfKind(db, of, now()), language);
}

/** `categories/save_document`: one more of `category_id`, or what one is called and whether it expires. */
export async function handleSaveDocument({ db, body }: AgentContext) {
  const kind = {
    name: readTexts(body, "name", maxNameLength),
    note: readOptionalTexts(body, "note", maxNoteLength),
    hasExpiry: body.flag("has_expiry") ?? false,
  };
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const categoryId = seen === null ? requiredId(body, "category_id") : 0;
  await retriedTransaction(db, async (tx) => {
    if (seen === null) await addKind(tx, categoryId, kind);
    else await changeKind(tx, seen, kind);
  });
  return new Reply([], { key: "requiredDocumentSaved" });
}

/** `categories/remove_document`: what shops have shown of it is forgotten. */
export async function handleRemoveDocument({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => removeKind(tx, seen, now()));
  return new Reply([], { key: "requiredDocumentRemoved" });
}

/** Products in a category and below it whose shops have shown no valid document of a kind; of a new one nobody has. */
function misfitsOfKind(
  db: Executor,
  { categoryId, kindId }: { readonly categoryId: number; readonly kindId: number | null },
  now: Date,
) {
  if (kindId === null) return misfitsOf(db, categoryId, undefined);
  const isShown = and(eq(shopDocuments.shopId, shops.id), eq(shopDocuments.kindId, kindId), isValid(now));
  return misfitsOf(db, categoryId, notExists(db.select({ id: shopDocuments.id }).from(shopDocuments).where(isShown)));
}

function kindWire(kind: RequiredDocument) {
  return {
    id: kind.id,
    revision: kind.revision,
    name: byLanguage(storedText(kind, "name")),
    note: byLanguage(storedText(kind, "note")),
    has_expiry: flag(kind.hasExpiry),
  };
}
