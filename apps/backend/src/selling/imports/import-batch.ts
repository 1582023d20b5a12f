import { holdBrands } from "../../catalogue/brands/lock-brands.ts";
import { holdCategoryTree } from "../../catalogue/categories/lock-category-tree.ts";
import { announceStockCause } from "../../catalogue/stock/stock-cause.ts";
import type { Executor } from "../../platform/store/database.ts";
import { approvalPolicy } from "../approvals/approval-policy.ts";
import { noteWritten } from "../approvals/note-written.ts";
import { type Counts, noCounts } from "./counts.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { LoopShare } from "./loop-share.ts";
import { type FoundPictures, withPictures } from "./pictures/found-pictures.ts";
import { changesContent } from "./plan/changes-content.ts";
import { NewIds } from "./plan/new-ids.ts";
import { type MeantNames, planProduct } from "./plan/plan-product.ts";
import { Objection, type ProductPlan } from "./plan/product-plan.ts";
import type { Complain, Problem } from "./problem.ts";
import { locationOf, type SourceLocation } from "./read/source-location.ts";
import { type ShopNames, shopNames } from "./shop-names.ts";
import { idPrefix, type StoredProduct } from "../../catalogue/products/stored-products.ts";
import { idOfNumber, productsByNumber } from "./numbered-products.ts";
import { brandIds, withBrands } from "./write/brand-ids.ts";
import { lockPlanned, writePlans } from "./write/write-plans.ts";
import { type Sentence, sentence } from "./sentence.ts";
import { decimalYuan } from "../../platform/wire/money.ts";

/** A product of the file, as far as it could be read; a process hands it to another. */
export interface CheckedProduct {
  readonly location: SourceLocation;
  /** How much of the file it is. */
  readonly bytes: number;
  /** Null: it is rejected. */
  readonly product: ImportedProduct | null;
  /** The categories that it names, also where it is rejected: all its problems are reported at once. */
  readonly named: NamedCategories | null;
  readonly problems: readonly Problem[];
}

type NamedCategories = Pick<ImportedProduct, "category" | "shopCategory">;

export interface Batch {
  readonly shopId: number;
  readonly names: ShopNames;
  readonly products: readonly CheckedProduct[];
  readonly pictures: FoundPictures;
  readonly now: Date;
  /** Or only says what would be written. */
  readonly isWritten: boolean;
}

export interface BatchReport {
  readonly counts: Counts;
  readonly problems: readonly Problem[];
}

/** Puts products of a file into a shop, each of them whole or not at all. */
export async function importBatch(tx: Executor, checked: Batch): Promise<BatchReport> {
  const batch = checked.isWritten ? await withPresentCategories(tx, checked) : checked;
  if (checked.isWritten) await holdBrands(tx);
  const { shopId, products } = batch;
  const ids = new NewIds();
  const read = products.flatMap(({ product }) => product ?? []);
  const numbers = read.map(({ number }) => number);
  const stored = await productsByNumber(tx, shopId, numbers);
  const brands = await brandIds(
    tx,
    read.flatMap(({ brand }) => brand ?? []),
    ids,
  );
  const planned = await planBatch(batch, { stored, brands, ids });
  if (!batch.isWritten) return planned;
  const changed = planned.plans.filter(({ plan: { kind } }) => kind === "changed");
  if (changed.length === 0) return write(tx, batch, planned, { stored, brands });
  // Orders and the desk may have changed them since they were read: they are read once more under their locks.
  await lockPlanned(
    tx,
    changed.map(({ plan }) => plan),
  );
  const fresh = await productsByNumber(
    tx,
    shopId,
    changed.map(({ number }) => number),
  );
  const present = new Map([...stored, ...fresh]);
  return write(tx, batch, await planBatch(batch, { stored: present, brands, ids }), { stored: present, brands });
}

/** An operator may have moved categories since the file was begun: no product is written below where one stood before. */
async function withPresentCategories(tx: Executor, batch: Batch): Promise<Batch> {
  await holdCategoryTree(tx);
  return { ...batch, names: await shopNames(tx, batch.shopId, batch.now) };
}

interface PlannedBatch extends BatchReport {
  /** All that has to be written, with the number that the file has for it. */
  readonly plans: readonly { readonly number: string; readonly plan: ProductPlan }[];
}

async function write(
  tx: Executor,
  { shopId, now }: Batch,
  { plans, ...report }: PlannedBatch,
  { stored, brands }: Pick<Known, "stored" | "brands">,
): Promise<BatchReport> {
  const branded = await withBrands(
    tx,
    plans.map(({ plan }) => plan),
    brands,
  );
  if (branded.length === 0) return report;
  const policy = await approvalPolicy(tx, shopId);
  await announceStockCause(tx, { cause: "import", id: null });
  const written = await writePlans(tx, shopId, branded, { areNewApproved: policy === "nothing", now });
  const before = plans.flatMap(({ number, plan }) => {
    const product = plan.kind === "changed" ? stored.get(number) : undefined;
    return product !== undefined && changesContent(plan, product) ? [product] : [];
  });
  const addedIds = written.flatMap(({ kind, productId }) => (kind === "added" ? [productId] : []));
  await noteWritten(tx, { shopId, policy, addedIds, before, now });
  return report;
}

interface Known {
  readonly stored: ReadonlyMap<string, StoredProduct>;
  readonly brands: ReadonlyMap<string, number>;
  readonly ids: NewIds;
}

async function planBatch(batch: Batch, { stored, brands, ids }: Known): Promise<PlannedBatch> {
  const counts = { ...noCounts };
  const problems: Problem[] = [];
  const plans: { number: string; plan: ProductPlan }[] = [];
  const loop = new LoopShare();
  for (const checked of batch.products) {
    await loop.offer();
    problems.push(...checked.problems);
    const complain: Complain = (field, problem, sku) => {
      // This problem is about all pictures that were not fetched, and reported once.
      if (problem.key === "picturesLater" && problems.some(({ sentence: known }) => known === problem)) return;
      problems.push({ ...locationOf(checked.location, field, sku), sentence: problem });
    };
    for (const [index, { price, marketPrice = 0 }] of (checked.product?.skus ?? []).entries()) {
      if (marketPrice === 0 || marketPrice >= price) continue;
      const amounts = { market: decimalYuan(marketPrice), price: decimalYuan(price) };
      complain("market_price", sentence("marketPriceBelow", amounts), index);
    }
    const plan = planOrComplain(checked, { batch, stored, brands, ids, complain });
    counts[plan?.kind ?? "rejected"] += 1;
    const number = checked.product?.number;
    if (number !== undefined && plan !== null && plan.kind !== "unchanged") plans.push({ number, plan });
  }
  return { counts, problems, plans };
}

interface Planning extends Known {
  readonly batch: Batch;
  readonly complain: Complain;
}

/** Null where the product is rejected. All that is wrong with it is complained of, not only what comes first. */
function planOrComplain({ product, named }: CheckedProduct, planning: Planning): ProductPlan | null {
  const { batch, brands, ids, complain } = planning;
  const categories = named && meantCategories(named, batch.names, complain);
  if (product === null) return null;
  const stored = planning.stored.get(product.number) ?? null;
  const objection = objectionToNumber(product.number, stored);
  if (objection !== null) complain("number", objection);
  if (objection !== null || categories === null) return null;
  const brandId = typeof product.brand === "string" ? brands.get(product.brand) : product.brand;
  try {
    const complete = withPictures(product, stored, batch.pictures, complain);
    const plan = planProduct(complete, { ...categories, brandId }, stored, ids);
    const rule = isPlacedOrListed(plan, stored) ? batch.names.objectionToCategory(categories.category) : null;
    if (rule === null) return plan;
    complain("category", rule);
    return null;
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    complain(error.field, error.sentence, error.sku);
    return null;
  }
}

/** It gets a category, or goes on the shelf: what is there already stays, whoever may sell it by now. */
function isPlacedOrListed({ product }: ProductPlan, stored: StoredProduct | null): boolean {
  if (product === null) return false;
  if (stored === null || (product.isOnShelf && !stored.isListed)) return true;
  const { firstCategoryId, secondCategoryId, thirdCategoryId } = product;
  return [firstCategoryId, secondCategoryId, thirdCategoryId].some((id, index) => id !== stored.category[index]);
}

function objectionToNumber(number: string, stored: StoredProduct | null): Sentence | null {
  if (stored?.isDeleted === true) return sentence("productDeleted");
  if (stored !== null || !number.startsWith(idPrefix)) return null;
  return idOfNumber(number) === null ? sentence("platformNumber", { prefix: idPrefix }) : sentence("noSuchId");
}

/** Null where one of them is none of the platform's, or of the shop's, which is complained of. */
function meantCategories(
  { category: text, shopCategory }: NamedCategories,
  names: ShopNames,
  complain: Complain,
): Omit<MeantNames, "brandId"> | null {
  const category = text === "" ? null : names.categoryOf(text);
  // That there is none at all is said already.
  if (category === null && text !== "") complain("category", sentence("noSuchCategory"));
  const shopCategoryId = typeof shopCategory === "string" ? names.shopCategoryOf(shopCategory) : shopCategory;
  const isUnknown = typeof shopCategory === "string" && shopCategoryId === null;
  if (isUnknown) complain("shop_category", sentence("noSuchShopCategory"));
  return category === null || isUnknown ? null : { category, shopCategoryId };
}
