import { announceStockCause } from "../../catalogue/stock/stock-cause.ts";
import { holdBrands } from "../../catalogue/brands/lock-brands.ts";
import { holdCategoryTree } from "../../catalogue/categories/lock-category-tree.ts";
import { globalBarcode } from "../../catalogue/products/article-codes.ts";
import { groupArticles } from "../../catalogue/products/group-articles.ts";
import type { CategoryPath } from "../../catalogue/products/stored-products.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { type DraftContent, productDrafts } from "../../platform/store/schema/product-drafts.ts";
import { withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { approvalPolicy } from "../approvals/approval-policy.ts";
import { noteWritten } from "../approvals/note-written.ts";
import { lockShop } from "../imports/import-progress.ts";
import type { ImportedProduct } from "../imports/imported-product.ts";
import { changesContent } from "../imports/plan/changes-content.ts";
import { NewIds } from "../imports/plan/new-ids.ts";
import { planProduct } from "../imports/plan/plan-product.ts";
import type { ProductPlan } from "../imports/plan/product-plan.ts";
import { brandIds, withBrands } from "../imports/write/brand-ids.ts";
import { writePlans } from "../imports/write/write-plans.ts";
import { expectListable } from "../listings/expect-listable.ts";
import { type ContentConflict, conflictsOf, digestOf } from "./compare-content.ts";
import { type FormProblem, findProblems } from "./find-problems.ts";
import { formIdentity } from "./form-identity.ts";
import { lockDraft } from "./product-drafts.ts";
import { retiredSkus, type StoredForm, storedForm } from "./stored-form.ts";

export type Publication =
  | { readonly kind: "published"; readonly productId: number; readonly isApproved: boolean }
  | { readonly kind: "incomplete"; readonly problems: readonly FormProblem[] }
  | {
      readonly kind: "conflict";
      readonly fields: readonly ContentConflict[];
      readonly digest: string;
      readonly stored: DraftContent;
    };

interface PublishTerms {
  readonly shopId: number;
  readonly now: Date;
  readonly language: ReaderLanguage;
}

/**
 * Writes the draft that was read, as an import would write the same, and forgets it. Nothing is written where something is missing,
 * or where it would overwrite what somebody else has changed since the draft was begun.
 *
 * @throws {DomainError} where the draft is another one by now, or the product may not go on the shelf
 */
export async function publishForm(tx: Executor, seen: SeenRevision, terms: PublishTerms): Promise<Publication> {
  const { shopId, now } = terms;
  await lockShop(tx, shopId);
  await holdCategoryTree(tx);
  await holdBrands(tx);
  const draft = await lockDraft(tx, shopId, seen);
  const stored = draft.productId === null ? null : await lockStored(tx, shopId, draft.productId);
  const { content } = draft;
  if (stored !== null && draft.base !== null) {
    const fields = conflictsOf(draft.base, stored.content, content);
    if (fields.length > 0)
      return { kind: "conflict", fields, digest: digestOf(stored.content), stored: stored.content };
  }
  const { problems, path } = await findProblems(tx, content, { shopId, now, stored });
  if (problems.length > 0 || path === null) return { kind: "incomplete", problems };
  const productId = await writeForm(tx, { content, stored, path }, terms);
  await tx.delete(productDrafts).where(eq(productDrafts.id, draft.id));
  const [row] = await tx.select({ isApproved: products.isApproved }).from(products).where(eq(products.id, productId));
  return { kind: "published", productId, isApproved: row?.isApproved === true };
}

/** Locked in the order of everybody else: SKUs by their ids, those that are retired among them, then the product. */
async function lockStored(tx: Executor, shopId: number, id: number): Promise<StoredForm> {
  for (const column of [skus.productId, skus.retiredFrom])
    await tx.select({ id: skus.id }).from(skus).where(eq(column, id)).orderBy(asc(skus.id)).for("no key update");
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("no key update");
  const stored = await storedForm(tx, shopId, id);
  if (stored === null) throw new DomainError("productFormGone", { notFound: true });
  if (stored.product.isDeleted) throw new DomainError("productFormArchived");
  return stored;
}

interface Form {
  readonly content: DraftContent;
  readonly stored: StoredForm | null;
  readonly path: CategoryPath;
}

async function writeForm(tx: Executor, form: Form, { shopId, now, language }: PublishTerms): Promise<number> {
  const { content, stored, path } = form;
  const ids = new NewIds();
  const brands = await brandIds(tx, content.brand === "" ? [] : [content.brand], ids);
  const names = {
    category: path,
    shopCategoryId: content.shopCategoryId,
    brandId: brands.get(content.brand) ?? null,
  };
  const retired = stored === null ? [] : await retiredSkus(tx, stored.product.id);
  const planned = planProduct(
    writtenProduct(form),
    names,
    stored?.product ?? null,
    ids,
    formIdentity(content, retired),
  );
  if (stored !== null && content.isListed && !stored.content.isListed) {
    const [firstCategoryId, secondCategoryId, thirdCategoryId] = path;
    const row = { id: stored.product.id, firstCategoryId, secondCategoryId, thirdCategoryId };
    await expectListable(tx, shopId, [row], { now, language });
  }
  const [branded = planned] = await withBrands(tx, [numbered(planned, content)], brands);
  const policy = await approvalPolicy(tx, shopId);
  await announceStockCause(tx, { cause: "product_form", id: null });
  const [written = branded] = await writePlans(tx, shopId, branded.kind === "unchanged" ? [] : [branded], {
    areNewApproved: policy === "nothing",
    now,
  });
  const { productId } = written;
  await writeColumns(tx, productId, form, now);
  await writeShipping(tx, productId, content);
  await writeExclusion(tx, productId, content, now);
  const isOther = stored !== null && changesContent(written, stored.product);
  await noteWritten(tx, {
    shopId,
    policy,
    addedIds: stored === null ? [productId] : [],
    before: isOther ? [stored.product] : [],
    now,
  });
  return productId;
}

/** A new product need not have a number. */
function numbered(plan: ProductPlan, { number }: DraftContent): ProductPlan {
  return plan.product === null
    ? plan
    : { ...plan, product: { ...plan.product, ownNumber: number === "" ? null : number } };
}

function writtenProduct({ content, stored }: Form): ImportedProduct {
  const present = new Map(stored?.product.skus.map((sku) => [sku.id, sku.stock]));
  return {
    number: content.number,
    name: content.name,
    tagline: content.tagline,
    description: content.description,
    // By their ids, which are found already.
    category: "",
    brand: undefined,
    shopCategory: undefined,
    isListed: content.isListed,
    options: content.options.map(({ name, values }) => ({ name, values: values.map(({ text }) => text) })),
    skus: content.skus.map((sku) => ({
      number: sku.number === "" ? null : sku.number,
      values: sku.values,
      price: sku.price ?? 0,
      marketPrice: sku.marketPrice ?? 0,
      stock: stockOf(sku, sku.id === null ? undefined : present.get(sku.id)),
      barcode: sku.barcode === "" ? null : globalBarcode(sku.barcode),
      makerNumber: sku.makerNumber === "" ? null : sku.makerNumber,
      image: sku.image,
    })),
    images: content.images,
  };
}

/** Orders go on while a form is open, so what is written of a stock is how far it was changed. Undefined: it stays as it is. */
function stockOf({ stock, stockRead }: DraftContent["skus"][number], present: number | undefined): number | undefined {
  if (stock === null || present === undefined) return stock ?? undefined;
  return stockRead === null ? stock : Math.max(0, present + stock - stockRead);
}

async function writeColumns(tx: Executor, productId: number, { content, stored }: Form, now: Date): Promise<void> {
  const { offersPickup, showsStock, hasMemberPrice } = content;
  const columns = { isVirtual: content.delivery === "virtual", offersPickup, showsStock, hasMemberPrice };
  const before = stored?.row;
  const isSame =
    before !== undefined &&
    Object.entries(columns).every(([name, value]) => before[name as keyof typeof columns] === value);
  if (isSame) return;
  await tx
    .update(products)
    .set({ ...columns, updatedAt: now })
    .where(eq(products.id, productId));
  // What is not sent is no article.
  if (columns.isVirtual !== (before?.isVirtual ?? false)) await groupArticles(tx, [productId]);
}

async function writeShipping(tx: Executor, productId: number, content: DraftContent): Promise<void> {
  const columns = shippingColumns(content);
  if (columns === null) {
    await tx.delete(productShipping).where(eq(productShipping.productId, productId));
    return;
  }
  await tx
    .insert(productShipping)
    .values({ productId, ...columns })
    .onConflictDoUpdate({ target: productShipping.productId, set: columns });
}

/** Null: it travels as the shop sends by default. */
function shippingColumns({ delivery, virtualContent, freight }: DraftContent) {
  const { mode, fixedAmount, templateId, grams, cubicCentimetres } = freight;
  const nothing = { mode: "free" as const, fixedAmount: 0, templateId: null, grams: 0, cubicCentimetres: 0 };
  if (delivery === "virtual") return { ...nothing, virtualContent: virtualContent === "" ? null : virtualContent };
  if (mode === "default") return null;
  return {
    mode,
    fixedAmount: mode === "fixed" ? (fixedAmount ?? 0) : 0,
    templateId: mode === "template" ? templateId : null,
    grams,
    cubicCentimetres,
    virtualContent: null,
  };
}

/** Orders that were placed before are not concerned. */
async function writeExclusion(
  tx: Executor,
  productId: number,
  { withdrawalExclusion: reason }: DraftContent,
  now: Date,
): Promise<void> {
  if (reason === null) {
    await tx.delete(withdrawalExclusions).where(eq(withdrawalExclusions.productId, productId));
    return;
  }
  await tx
    .insert(withdrawalExclusions)
    .values({ productId, reason, createdAt: now })
    .onConflictDoUpdate({ target: withdrawalExclusions.productId, set: { reason } });
}
