import type { Executor } from "../../../platform/store/database.ts";
import { brands } from "../../../platform/store/schema/catalog.ts";
import { inArray, sql } from "../../../platform/store/sql.ts";
import type { NewIds } from "../plan/new-ids.ts";
import type { ProductPlan } from "../plan/product-plan.ts";

/** The ids of brands by their names; those that are still to come have negative ones. */
export async function brandIds(
  db: Executor,
  names: readonly string[],
  ids: NewIds,
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(names)];
  const known = await idsOf(db, wanted);
  return new Map(wanted.map((name) => [name, known.get(name) ?? ids.next()]));
}

/** The plans with the ids of their brands, of which those that nobody has had before are stored. */
export async function withBrands(
  tx: Executor,
  plans: readonly ProductPlan[],
  brandIds: ReadonlyMap<string, number>,
): Promise<readonly ProductPlan[]> {
  const used = new Set(plans.map(({ product }) => product?.brandId));
  const missing = Array.from(brandIds).filter(([, id]) => id < 0 && used.has(id));
  if (missing.length === 0) return plans;
  // Sorted, so that two writers of the same brands never wait for each other crosswise.
  const names = missing.map(([name]) => name).toSorted();
  await tx.execute(sql`
    insert into ${brands} (name) select unnest(${sql.param(names)}::text[]) on conflict (name) do nothing`);
  const stored = await idsOf(tx, names);
  const given = new Map(missing.map(([name, id]) => [id, stored.get(name) ?? null]));
  return plans.map((plan) => {
    const { product } = plan;
    if (product === null || product.brandId === null || product.brandId > 0) return plan;
    return { ...plan, product: { ...product, brandId: given.get(product.brandId) ?? null } };
  });
}

async function idsOf(db: Executor, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select()
    .from(brands)
    .where(inArray(brands.name, [...names]));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
