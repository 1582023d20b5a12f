import { idPrefix, type StoredProduct, storedProducts } from "../../catalogue/products/stored-products.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, isNull, or, sql } from "../../platform/store/sql.ts";

/** Those of a shop's products that have one of these numbers, by their numbers. */
export async function productsByNumber(
  db: Executor,
  shopId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = numbers.flatMap((number) => idOfNumber(number) ?? []);
  const own = numbers.filter((number) => idOfNumber(number) === null);
  const isNumbered = sql`${products.ownNumber} = any(${sql.param(own)}::text[])`;
  const isNamedById = and(isNull(products.ownNumber), inArray(products.id, ids));
  const found = await storedProducts(
    db,
    and(eq(products.shopId, shopId), ids.length === 0 ? isNumbered : or(isNumbered, isNamedById)),
  );
  return new Map(found.map((product) => [product.number, product]));
}

/** The next products of a shop in the order of their ids, without those that are deleted. */
export function productsAfter(
  db: Executor,
  shopId: number,
  id: number,
  most: number,
): Promise<readonly StoredProduct[]> {
  const next = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt), sql`${products.id} > ${id}`))
    .orderBy(asc(products.id))
    .limit(most);
  return storedProducts(db, inArray(products.id, next));
}

/** The id that a number names; null for a merchant's own number. */
export function idOfNumber(number: string): number | null {
  const digits = number.startsWith(idPrefix) ? number.slice(idPrefix.length) : "";
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
