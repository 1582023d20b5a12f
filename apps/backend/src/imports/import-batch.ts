import type { Executor } from "../store/database.ts";
import { type Counts, noCounts } from "./counts.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { idPrefix } from "./limits.ts";
import { type FoundPictures, withPictures } from "./pictures/found-pictures.ts";
import { NewIds } from "./plan/new-ids.ts";
import { type MeantNames, planProduct } from "./plan/plan-product.ts";
import { Objection, type ProductPlan } from "./plan/product-plan.ts";
import type { Complain, Problem } from "./problem.ts";
import type { SourceProduct } from "./read/source-product.ts";
import type { ShopNames } from "./shop-names.ts";
import { idOfNumber, productsByNumber, type StoredProduct } from "./stored-product.ts";
import { brandIds, withBrands } from "./write/brand-ids.ts";
import { lockPlanned, writePlans } from "./write/write-plans.ts";
import { sentence } from "./sentence.ts";

/** A product of the file, as far as it could be read. */
export interface CheckedProduct {
  readonly source: SourceProduct;
  /** Null: it is rejected. */
  readonly product: ImportedProduct | null;
  readonly problems: readonly Problem[];
}

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
export async function importBatch(tx: Executor, batch: Batch): Promise<BatchReport> {
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
  const planned = planBatch(batch, { stored, brands, ids });
  if (!batch.isWritten) return planned;
  const changed = planned.plans.filter(({ plan: { kind } }) => kind === "changed");
  if (changed.length === 0) return write(tx, batch, planned, brands);
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
  return write(tx, batch, planBatch(batch, { stored: new Map([...stored, ...fresh]), brands, ids }), brands);
}

interface PlannedBatch extends BatchReport {
  /** All that has to be written, with the number that the file has for it. */
  readonly plans: readonly { readonly number: string; readonly plan: ProductPlan }[];
}

async function write(
  tx: Executor,
  { shopId, now }: Batch,
  { plans, ...report }: PlannedBatch,
  brands: Known["brands"],
): Promise<BatchReport> {
  const written = await withBrands(
    tx,
    plans.map(({ plan }) => plan),
    brands,
  );
  await writePlans(tx, shopId, written, now);
  return report;
}

interface Known {
  readonly stored: ReadonlyMap<string, StoredProduct>;
  readonly brands: ReadonlyMap<string, number>;
  readonly ids: NewIds;
}

function planBatch(batch: Batch, { stored, brands, ids }: Known): PlannedBatch {
  const counts = { ...noCounts };
  const problems: Problem[] = [];
  const plans: { number: string; plan: ProductPlan }[] = [];
  for (const checked of batch.products) {
    problems.push(...checked.problems);
    const complain: Complain = (field, problem, sku) => {
      // It is about all that were not looked at, and said of one of them.
      if (problem.key === "picturesLater" && problems.some(({ sentence: said }) => said === problem)) return;
      problems.push({ ...checked.source.place(field, sku), sentence: problem });
    };
    const { product } = checked;
    const plan =
      product && planOrComplain(product, stored.get(product.number) ?? null, { batch, brands, ids, complain });
    counts[plan?.kind ?? "rejected"] += 1;
    if (product !== null && plan !== null && plan.kind !== "unchanged") plans.push({ number: product.number, plan });
  }
  return { counts, problems, plans };
}

interface Planning {
  readonly batch: Batch;
  readonly brands: ReadonlyMap<string, number>;
  readonly ids: NewIds;
  readonly complain: Complain;
}

function planOrComplain(
  product: ImportedProduct,
  stored: StoredProduct | null,
  planning: Planning,
): ProductPlan | null {
  const { batch, brands, ids, complain } = planning;
  try {
    checkNumber(product.number, stored);
    const names = meantNames(product, batch.names, brands);
    return planProduct(withPictures(product, stored, batch.pictures, complain), names, stored, ids);
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    complain(error.field, error.sentence, error.sku);
    return null;
  }
}

function checkNumber(number: string, stored: StoredProduct | null): void {
  if (stored?.isDeleted === true) throw new Objection("number", sentence("productDeleted"));
  if (stored !== null || !number.startsWith(idPrefix)) return;
  if (idOfNumber(number) === null) throw new Objection("number", sentence("platformNumber", { prefix: idPrefix }));
  throw new Objection("number", sentence("noSuchId"));
}

function meantNames(product: ImportedProduct, names: ShopNames, brands: ReadonlyMap<string, number>): MeantNames {
  const { category: categoryText, shopCategory, brand } = product;
  const category = names.categoryOf(categoryText);
  if (category === null) throw new Objection("category", sentence("noSuchCategory"));
  const shopCategoryId = typeof shopCategory === "string" ? names.shelfOf(shopCategory) : shopCategory;
  if (typeof shopCategory === "string" && shopCategoryId === null)
    throw new Objection("shop_category", sentence("noSuchShopCategory"));
  return { category, shopCategoryId, brandId: typeof brand === "string" ? brands.get(brand) : brand };
}
