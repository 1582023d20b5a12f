import { hasAvailableSku } from "../../catalogue/flash-prices/available-quantity.ts";
import { runningPriceOfProduct } from "../../catalogue/flash-prices/running-product-prices.ts";
import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { favouriteProducts } from "../../platform/store/schema/favourites.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, count, desc, eq, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** `cheaper`: less than when it was saved. Both leave out what is no longer sold. */
export type SavedFilter = "all" | "cheaper" | "soldOut";

export interface SavedRequest {
  readonly filter: SavedFilter;
  /** Part of a name in any language; "" for all. */
  readonly name: string;
  readonly page: Page;
}

/** One page of a customer's favourites, newest first, and how many there are of each kind. */
export async function savedProducts(db: Executor, customerId: number, request: SavedRequest, now: Date) {
  const { filter, name, page } = request;
  const current = sql`coalesce(${runningPriceOfProduct(dayTime(now))}, ${products.price})`;
  const kinds: Record<SavedFilter, SQL> = {
    all: sql`true`,
    cheaper: sql`(${products.isOnSale} and ${current} < ${favouriteProducts.price})`,
    soldOut: sql`(${products.isOnSale} and not ${hasAvailableSku(dayTime(now))})`,
  };
  const own = ownNamed(customerId, name);
  const [rows, counts] = await Promise.all([
    db
      .select({
        productId: products.id,
        isVirtual: products.isVirtual,
        isOnShelf: products.isOnShelf,
        isApproved: products.isApproved,
        isOnSale: products.isOnSale,
        shop: shops,
        onlySkuId: onlySku(),
        savedPrice: favouriteProducts.price,
        savedAt: favouriteProducts.savedAt,
      })
      .from(favouriteProducts)
      .innerJoin(products, eq(products.id, favouriteProducts.productId))
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(and(own, kinds[filter]))
      .orderBy(desc(favouriteProducts.savedAt), desc(favouriteProducts.productId))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ all: count(), cheaper: countWhere(kinds.cheaper), soldOut: countWhere(kinds.soldOut) })
      .from(favouriteProducts)
      .innerJoin(products, eq(products.id, favouriteProducts.productId))
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .where(own),
  ]);
  return { rows, counts: singleRow(counts) };
}

/** How many products whose name has a text in it a customer has saved. */
export async function countSaved(db: Executor, customerId: number, name: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(ownNamed(customerId, name));
  return singleRow(rows).total;
}

function ownNamed(customerId: number, name: string): SQL | undefined {
  return and(eq(favouriteProducts.customerId, customerId), isNull(products.deletedAt), isNamed(name));
}

function countWhere(kind: SQL): SQL<number> {
  return sql`count(*) filter (where ${kind})`.mapWith(Number);
}

/** The SKU of a product that has one; null where there is something to choose. */
function onlySku(): SQL<number | null> {
  return sql`(select case when count(*) = 1 then min(${skus.id}) end from ${skus}
    where ${skus.productId} = ${products.id})`.mapWith(Number);
}

function isNamed(name: string): SQL | undefined {
  if (name === "") return undefined;
  const wanted = sql`lower(${name})`;
  return or(
    sql`position(${wanted} in lower(${productTexts.name})) > 0`,
    sql`exists (select from jsonb_each(${productTexts.translations}) as translated (language, fields)
      where position(${wanted} in lower(fields ->> 'name')) > 0)`,
  );
}
