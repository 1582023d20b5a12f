import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { brandNames, brands, products, skus } from "../../platform/store/schema/catalog.ts";
import { and, eq, isNotNull, isNull, sql } from "../../platform/store/sql.ts";
import { moveAddress } from "../moved-addresses/move-address.ts";
import { groupArticles } from "../products/group-articles.ts";
import { brandOf, type BrandRow, brandTexts, lockedBrand } from "./brand-rows.ts";

/** A brand of many products is merged as a whole, or not at all: longer than other statements may take. */
const maxSeconds = 120;

/**
 * Merges a brand into another one, which stays what it is. Its products become the other's, its names find the other one, and
 * its addresses lead there.
 *
 * @returns how many products have another brand now; deleted ones are none
 * @throws {DomainError} where one of them is gone, both are the same, or somebody was quicker
 */
export async function mergeBrand(tx: Executor, seen: SeenRevision, targetId: number): Promise<number> {
  const row = await lockedBrand(tx, seen);
  if (row.id === targetId) throw new DomainError("brandMergedIntoItself", { field: "target_id" });
  const target = await brandOf(tx, targetId, "target_id");
  const count = await tx.$count(products, and(eq(products.brandId, row.id), isNull(products.deletedAt)));
  // Maker's numbers say that two are the same article where the brand is the same.
  const numbered = await tx
    .selectDistinct({ id: products.id })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), isNotNull(skus.makerKey)))
    .where(eq(products.brandId, row.id));
  await moveProducts(tx, row.id, target.id);
  await moveNames(tx, row, target);
  await moveAddress(tx, "brand", row.id, target.id);
  await groupArticles(
    tx,
    numbered.map(({ id }) => id),
  );
  return count;
}

/** The rows are locked in the order of their ids, as orders do. */
async function moveProducts(tx: Executor, fromId: number, toId: number): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = '${maxSeconds}s'`));
  await tx.execute(sql`
    with moved as materialized (
      select id from ${products} where brand_id = ${fromId} order by id for no key update
    )
    update ${products} set brand_id = ${toId} from moved where ${products.id} = moved.id`);
}

/** A later file that names the brand by what it was called finds the other one. */
async function moveNames(tx: Executor, row: BrandRow, target: BrandRow): Promise<void> {
  await tx.update(brandNames).set({ brandId: target.id, isFormer: true }).where(eq(brandNames.brandId, row.id));
  await tx.delete(brands).where(eq(brands.id, row.id));
  const names = [row.name, ...Object.values(brandTexts(row))];
  await tx.execute(sql`
    insert into ${brandNames} (name, brand_id, is_former)
    select names.name, ${target.id}, true from unnest(${sql.param(names)}::text[]) as names (name)
    on conflict (key) do nothing`);
  await tx
    .update(brands)
    .set({ revision: target.revision + 1 })
    .where(eq(brands.id, target.id));
}
