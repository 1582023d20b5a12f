import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { type SeenRevision, seenRevision } from "../../platform/http/seen-revision.ts";
import { previewAddresses } from "../../platform/previews/preview-addresses.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { DraftContent } from "../../platform/store/schema/product-drafts.ts";
import { productDrafts } from "../../platform/store/schema/product-drafts.ts";
import { eq } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";
import { archivedProducts, archiveProduct, restoreProduct } from "./archive-product.ts";
import { duplicateOf } from "./duplicate-content.ts";
import { findProblems } from "./find-problems.ts";
import { contentWire, draftWire, newDraftWire, problemsWire, storedWire } from "./form-wire.ts";
import { addDraft, findDraft, lockDraft, newDrafts, saveDraft } from "./product-drafts.ts";
import { publishForm } from "./publish-form.ts";
import { productPreviewKind } from "./preview-product.ts";
import { readContent } from "./read-content.ts";
import { type StoredForm, storedForm } from "./stored-form.ts";

/** `product/detail`: a product of the shop with its draft, or by `draft_id` one that was never published. */
export async function handleProductForm(context: ShopContext) {
  const { db, shopId, query } = context;
  const draftId = optionalId(query, "draft_id");
  const productId = draftId === null ? requiredId(query, "id") : null;
  const stored = productId === null ? null : await storedForm(db, shopId, productId);
  if (productId !== null && stored === null) throw new DomainError("productFormGone", { notFound: true });
  const authored = await findDraft(db, shopId, productId === null ? { draftId: draftId ?? 0 } : { productId });
  if (productId === null && (authored === null || authored.draft.productId !== null))
    throw new DomainError("productDraftGone", { notFound: true });
  const content = authored?.draft.content ?? stored?.content;
  return {
    stored: stored && storedWire(stored, context),
    draft: authored && draftWire(authored, stored, context),
    missing: content === undefined ? [] : await missingIn(db, context, content, stored),
    default_language: await context.defaultLanguage(),
  };
}

async function missingIn(
  db: Executor,
  { shopId, now, language }: ShopContext,
  content: DraftContent,
  stored: StoredForm | null,
) {
  const { problems } = await findProblems(db, content, { shopId, now: now(), stored });
  return problemsWire(problems, language);
}

/** `product/save_draft`: half finished as it is. What somebody else has saved meanwhile is the answer, and stays. */
export async function handleSaveProductDraft(context: ShopContext) {
  const { db, shopId, agent, body, language } = context;
  const saving = {
    shopId,
    agentId: agent.id,
    now: context.now(),
    seen: body.has("id") ? seenRevision(body) : null,
    productId: optionalId(body, "product_id"),
    baseDigest: body.text("base_digest"),
    readContent: (before: Parameters<typeof readContent>[1]) => readContent(body.json("content"), before, language),
  };
  const saved = await retriedTransaction(db, (tx) => saveDraft(tx, saving));
  if (saved.kind === "conflict") return { conflict: draftWire(saved.theirs, saved.stored, context) };
  const { id, revision, changedAt, content } = saved.draft;
  const missing = await missingIn(db, context, content, saved.stored);
  return { id, revision, changed_at: instant(changedAt), missing };
}

/** `product/discard_draft` */
export async function handleDiscardProductDraft({ db, shopId, body }: ShopContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, async (tx) => {
    const { id } = await lockDraft(tx, shopId, seen);
    await tx.delete(productDrafts).where(eq(productDrafts.id, id));
  });
  return new Reply([], { key: "productDraftDiscarded" });
}

/** `product/publish`: the draft that was read. */
export async function handlePublishProduct(context: ShopContext) {
  const { db, shopId, body, language } = context;
  const seen = seenRevision(body);
  const terms = { shopId, now: context.now(), language };
  const published = await retriedTransaction(db, (tx) => publishForm(tx, seen, terms));
  if (published.kind === "incomplete") return { problems: problemsWire(published.problems, language) };
  if (published.kind === "conflict") {
    const fields = published.fields.map(({ field, skuId }) => ({ field, sku_id: skuId ?? 0 }));
    return { conflict: { fields, digest: published.digest, stored: contentWire(published.stored, context) } };
  }
  const answer = { product_id: published.productId, is_approved: flag(published.isApproved) };
  return new Reply(answer, { key: "productPublished" });
}

/** `product/duplicate`: a draft of a new product, which is like one of the shop's. */
export async function handleDuplicateProduct({ db, shopId, agent, body, now }: ShopContext) {
  const productId = requiredId(body, "id");
  const { id, revision } = await retriedTransaction(db, async (tx) => {
    const stored = await storedForm(tx, shopId, productId);
    if (stored === null) throw new DomainError("productFormGone", { notFound: true });
    return addDraft(tx, {
      shopId,
      content: duplicateOf(stored.content),
      changedAt: now(),
      changedBy: agent.id,
    });
  });
  return { id, revision };
}

/** `product/archive` */
export async function handleArchiveProduct({ db, shopId, body, now }: ShopContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) => archiveProduct(tx, shopId, id, now()));
  return new Reply([], { key: "productArchived" });
}

/** `product/restore` */
export async function handleRestoreProduct({ db, shopId, body, now }: ShopContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) => restoreProduct(tx, shopId, id, now()));
  return new Reply([], { key: "productRestored" });
}

/** `product/archived` */
export async function handleArchivedProducts({ db, shopId, query, language, images }: ShopContext) {
  const page = query.page();
  const { rows, total } = await archivedProducts(db, shopId, page);
  const list = rows.map(({ product, texts, image }) => ({
    id: product.id,
    name: inLanguage(texts, "name", language),
    image: images.of(image),
    price: decimalYuan(product.price),
    archived_at: instant(product.deletedAt),
  }));
  return { list, ...pageFields(page, total) };
}

const maxNewDrafts = 100;

/** `product/drafts`: those of products that were never published. */
export async function handleNewProductDrafts(context: ShopContext) {
  const drafts = await newDrafts(context.db, context.shopId, maxNewDrafts);
  return drafts.map((each) => newDraftWire(each, context));
}

/** `product/preview`: where the shop shows the draft that was read, in each language. */
export async function handleProductPreview(context: ShopContext) {
  const seen: SeenRevision = seenRevision(context.body);
  await context.db.transaction((tx) => lockDraft(tx, context.shopId, seen));
  return previewAddresses(context, productPreviewKind, { id: String(seen.id), revision: seen.revision });
}
