import { addMissingBrands, namedBrands } from "../../../catalogue/brands/named-brands.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { NewIds } from "../plan/new-ids.ts";
import type { ProductPlan } from "../plan/product-plan.ts";

/** The ids of brands by their names; those that are still to come have negative ones. */
export async function brandIds(
  db: Executor,
  names: readonly string[],
  ids: NewIds,
): Promise<ReadonlyMap<string, number>> {
  const known = await namedBrands(db, names);
  return new Map([...new Set(names)].map((name) => [name, known.get(name) ?? ids.next()]));
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
  const stored = await addMissingBrands(
    tx,
    missing.map(([name]) => ({ name })),
  );
  const given = new Map(missing.map(([name, id]) => [id, stored.get(name) ?? null]));
  return plans.map((plan) => {
    const { product } = plan;
    if (product === null || product.brandId === null || product.brandId > 0) return plan;
    return { ...plan, product: { ...product, brandId: given.get(product.brandId) ?? null } };
  });
}
