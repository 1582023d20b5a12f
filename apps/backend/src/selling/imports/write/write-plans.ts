import { groupArticles } from "../../../catalogue/products/group-articles.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { insertRecords, updateRecords } from "../../../platform/store/record-rows.ts";
import {
  productDescriptions,
  productImages,
  productOptions,
  productOptionValues,
  products,
  productTexts,
  skus,
} from "../../../platform/store/schema/catalog.ts";
import { flashPrices } from "../../../platform/store/schema/promotions.ts";
import { asc, inArray, sql } from "../../../platform/store/sql.ts";
import type { ProductPlan } from "../plan/product-plan.ts";
import { givenIds } from "../plan/new-ids.ts";

export interface WritingTerms {
  /** Else what is added is not shown until somebody approves it. */
  readonly areNewApproved: boolean;
  readonly now: Date;
}

/**
 * Writes what is planned and not unchanged for products of a shop, with a few statements for all of them.
 *
 * @returns the plans, of which what is new has its id now
 */
export async function writePlans(
  tx: Executor,
  shopId: number,
  planned: readonly ProductPlan[],
  { areNewApproved, now }: WritingTerms,
): Promise<readonly ProductPlan[]> {
  if (planned.length === 0) return [];
  const plans = await withIds(tx, planned);
  await writeProducts(tx, { shopId, isApproved: areNewApproved }, plans, now);
  await writeTexts(tx, plans);
  await writeOptions(tx, plans);
  await writeSkus(tx, plans);
  await groupArticles(tx, idsOf(plans.filter(mayBeOtherArticle)));
  return plans;
}

/** In their order, so that two writers never wait for each other crosswise. */
function idsOf(plans: readonly ProductPlan[]): readonly number[] {
  return plans.map(({ productId }) => productId).toSorted((one, other) => one - other);
}

function mayBeOtherArticle({ product, skus: { inserted, coded } }: ProductPlan): boolean {
  return product !== null || inserted.length > 0 || coded.length > 0;
}

/**
 * Locks products that are to be changed, with all of their SKUs. SKUs first and in the order of their ids, as orders take them:
 * so an import and an order never wait for each other crosswise.
 */
export async function lockPlanned(tx: Executor, plans: readonly ProductPlan[]): Promise<void> {
  const ids = sql`any(${sql.param(idsOf(plans))}::integer[])`;
  for (const [table, productId] of [
    [skus, skus.productId],
    [products, products.id],
  ] as const)
    await tx
      .select({ id: table.id })
      .from(table)
      .where(sql`${productId} = ${ids}`)
      .orderBy(asc(table.id))
      .for("no key update");
}

/** The plans with the ids that their new rows will have. */
async function withIds(tx: Executor, plans: readonly ProductPlan[]): Promise<readonly ProductPlan[]> {
  const isNew = (id: number): boolean => id < 0;
  const keysOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const product = await givenIds(tx, products, plans.map(({ productId }) => productId).filter(isNew));
  const option = await givenIds(
    tx,
    productOptions,
    plans.flatMap((plan) => keysOf(plan.options.inserted)),
  );
  const value = await givenIds(
    tx,
    productOptionValues,
    plans.flatMap((plan) => keysOf(plan.values.inserted)),
  );
  const sku = await givenIds(
    tx,
    skus,
    plans.flatMap((plan) => keysOf(plan.skus.inserted)),
  );
  const ofProduct = <Row extends { readonly productId: number }>(row: Row): Row => ({
    ...row,
    productId: product(row.productId),
  });
  const options = <Row extends { readonly id: number; readonly productId: number }>(rows: readonly Row[]) =>
    rows.map((row) => ofProduct({ ...row, id: option(row.id) }));
  const values = <Row extends { readonly id: number; readonly optionId: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: value(row.id), optionId: option(row.optionId) }));
  const ownSkus = (rows: ProductPlan["skus"]["inserted"]) =>
    rows.map((row) => ofProduct({ ...row, id: sku(row.id), optionValueIds: row.optionValueIds.map(value) }));
  return plans.map((plan) => ({
    ...plan,
    productId: product(plan.productId),
    text: plan.text && ofProduct(plan.text),
    description: plan.description && ofProduct(plan.description),
    options: { ...plan.options, inserted: options(plan.options.inserted), updated: options(plan.options.updated) },
    values: { ...plan.values, inserted: values(plan.values.inserted), updated: values(plan.values.updated) },
    skus: { ...plan.skus, inserted: ownSkus(plan.skus.inserted), updated: ownSkus(plan.skus.updated) },
  }));
}

async function writeProducts(
  tx: Executor,
  added: { readonly shopId: number; readonly isApproved: boolean },
  plans: readonly ProductPlan[],
  now: Date,
): Promise<void> {
  const inserted = plans.flatMap(({ kind, productId, product }) =>
    kind === "added" ? [{ id: productId, ...added, ...product, createdAt: now, updatedAt: now }] : [],
  );
  await insertRecords(tx, products, inserted);
  const changed = plans.filter(({ kind }) => kind === "changed");
  const withColumns = changed.flatMap(({ productId, product }) => {
    if (product === null) return [];
    // It is found by its number or by its id, so neither ever changes.
    const { ownNumber: _, ...columns } = product;
    return [{ id: productId, ...columns, updatedAt: now }];
  });
  await updateRecords(tx, products, "id", withColumns);
  const others = changed.flatMap(({ productId, product }) =>
    product === null ? [{ id: productId, updatedAt: now }] : [],
  );
  await updateRecords(tx, products, "id", others);
}

async function writeTexts(tx: Executor, plans: readonly ProductPlan[]): Promise<void> {
  await insertRecords(
    tx,
    productTexts,
    plans.flatMap(({ text }) => text ?? []),
    "productId",
  );
  await insertRecords(
    tx,
    productDescriptions,
    plans.flatMap(({ description }) => description ?? []),
    "productId",
  );
  const others = plans.flatMap(({ kind, images, productId }) =>
    kind === "changed" && images !== null ? [productId] : [],
  );
  if (others.length > 0) await tx.delete(productImages).where(inArray(productImages.productId, others));
  const images = plans.flatMap(({ productId, images }) =>
    (images ?? []).map((path, position) => ({ productId, position, path })),
  );
  await insertRecords(tx, productImages, images);
}

async function writeOptions(tx: Executor, plans: readonly ProductPlan[]): Promise<void> {
  for (const [table, part] of [
    [productOptions, "options"],
    [productOptionValues, "values"],
  ] as const) {
    // Two may change their positions, and what is deleted goes last: below zero is nothing else meanwhile.
    const freed = plans.flatMap((plan) => [...plan[part].moved, ...plan[part].deleted]);
    if (freed.length > 0)
      await tx
        .update(table)
        .set({ position: sql`-1 - ${table.position}` })
        .where(inArray(table.id, freed));
  }
  await updateRecords(
    tx,
    productOptions,
    "id",
    plans.flatMap(({ options }) => options.updated),
  );
  await insertRecords(
    tx,
    productOptions,
    plans.flatMap(({ options }) => options.inserted),
  );
  await updateRecords(
    tx,
    productOptionValues,
    "id",
    plans.flatMap(({ values }) => values.updated),
  );
  await insertRecords(
    tx,
    productOptionValues,
    plans.flatMap(({ values }) => values.inserted),
  );
}

async function writeSkus(tx: Executor, plans: readonly ProductPlan[]): Promise<void> {
  await retireSkus(
    tx,
    plans.flatMap((plan) => plan.skus.retired),
  );
  const recombined = plans.flatMap((plan) => plan.skus.recombined);
  if (recombined.length > 0) {
    // Two may change places: a combination that no SKU can have keeps them apart in between.
    const between = sql`array[-${skus.id}]`;
    await tx.update(skus).set({ optionValueIds: between }).where(inArray(skus.id, recombined));
  }
  const renumbered = plans.flatMap((plan) => plan.skus.renumbered);
  if (renumbered.length > 0) await tx.update(skus).set({ ownNumber: null }).where(inArray(skus.id, renumbered));
  const revived = plans.flatMap((plan) => plan.skus.revived);
  if (revived.length > 0)
    await tx
      .update(skus)
      .set({ productId: sql`${skus.retiredFrom}`, retiredFrom: null })
      .where(inArray(skus.id, revived));
  await updateRecords(
    tx,
    skus,
    "id",
    plans.flatMap((plan) => plan.skus.updated),
  );
  await insertRecords(
    tx,
    skus,
    plans.flatMap((plan) => plan.skus.inserted),
  );
  for (const [table, part] of [
    [productOptionValues, "values"],
    [productOptions, "options"],
  ] as const) {
    const deleted = plans.flatMap((plan) => plan[part].deleted);
    if (deleted.length > 0) await tx.delete(table).where(inArray(table.id, deleted));
  }
}

/** What a flash sale has set aside of them is no price of anything any more; its triggers end the runs that are recorded. */
async function retireSkus(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(flashPrices).where(inArray(flashPrices.skuId, [...ids]));
  await tx
    .update(skus)
    .set({ productId: null, retiredFrom: sql`${skus.productId}`, stock: 0 })
    .where(inArray(skus.id, [...ids]));
}
