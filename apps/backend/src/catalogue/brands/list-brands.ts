import type { Executor } from "../../platform/store/database.ts";
import { brandNames, brands, products } from "../../platform/store/schema/catalog.ts";
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import type { BrandRow } from "./brand-rows.ts";

export interface BrandFilter {
  /** A part of what a brand is called, or was, in any language; "": any. */
  readonly words: string;
  /** Only brands behind this one. */
  readonly after: number | null;
}

export interface ListedBrand {
  readonly row: BrandRow;
  readonly products: number;
  readonly onSale: number;
  /** What it is called no more, and still found by. */
  readonly formerNames: readonly string[];
}

/** Brands by their names; one more than `size` where there are more. */
export async function listBrands(db: Executor, filter: BrandFilter, size: number): Promise<readonly ListedBrand[]> {
  const rows = await brandPage(db, filter, size);
  const ids = rows.map(({ id }) => id);
  const counts = new Map((await countProducts(db, ids)).map((each) => [each.brandId, each]));
  const former = Map.groupBy(await formerNamesOf(db, ids), ({ brandId }) => brandId);
  return rows.map((row) => ({
    row,
    products: counts.get(row.id)?.products ?? 0,
    onSale: counts.get(row.id)?.onSale ?? 0,
    formerNames: (former.get(row.id) ?? []).map(({ name }) => name),
  }));
}

/** In the order of the unique index of keys. */
export function brandPage(db: Executor, { words, after }: BrandFilter, size: number) {
  // Where that brand is gone, the list begins anew.
  const ended = sql`coalesce((select ended.key from ${brands} as ended where ended.id = ${after}), '')`;
  const behind = after === null ? undefined : sql`${brands.key} > ${ended}`;
  return db
    .select()
    .from(brands)
    .where(and(isNamed(words), behind))
    .orderBy(asc(brands.key))
    .limit(size + 1);
}

function isNamed(words: string): SQL | undefined {
  if (words === "") return undefined;
  const wanted = sql`brand_key(${words})`;
  return or(
    sql`position(${wanted} in ${brands.key}) > 0`,
    sql`${brands.id} in (select brand_id from ${brandNames} where position(${wanted} in ${brandNames.key}) > 0)`,
  );
}

function countProducts(db: Executor, ids: readonly number[]) {
  return db
    .select({
      brandId: products.brandId,
      products: count(),
      onSale: sql`count(*) filter (where ${products.isOnSale})`.mapWith(Number),
    })
    .from(products)
    .where(and(inArray(products.brandId, [...ids]), isNull(products.deletedAt)))
    .groupBy(products.brandId);
}

function formerNamesOf(db: Executor, ids: readonly number[]) {
  return db
    .select({ brandId: brandNames.brandId, name: brandNames.name })
    .from(brandNames)
    .where(and(inArray(brandNames.brandId, [...ids]), eq(brandNames.isFormer, true)))
    .orderBy(asc(brandNames.key));
}
