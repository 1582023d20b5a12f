import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, type SQL, sql } from "../../platform/store/sql.ts";

/** A shop with the number of products it has on sale. */
export type StockedShop = typeof shops.$inferSelect & { readonly productsOnSale: number };

/** What to select of `shops`; `stockedShop` makes a shop of each row. */
export function stockedShopColumns(db: Executor) {
  const onSale = db.$count(products, and(eq(products.shopId, shops.id), eq(products.isOnSale, true)));
  const productsOnSale: SQL<number> = sql`${onSale}`.mapWith(Number);
  return { shop: shops, productsOnSale };
}

export function stockedShop({ shop, productsOnSale }: StockedRow): StockedShop {
  return { ...shop, productsOnSale };
}

interface StockedRow {
  readonly shop: typeof shops.$inferSelect;
  readonly productsOnSale: number;
}

/** The first products on sale of each shop, in the shop's own order, by the id of the shop. */
export async function shopWindows(
  db: Executor,
  shopIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (shopIds.length === 0) return new Map();
  const { rows } = await db.execute<{ shop_id: number; ids: number[] }>(sql`
    select shop.id as shop_id, array(
      select ${products.id} from ${products}
      where ${products.shopId} = shop.id and ${products.isOnSale}
      order by ${products.weight}, ${products.position}, ${products.id} desc
      limit ${most}
    ) as ids
    from unnest(${sql.param(shopIds)}::integer[]) as shop (id)`);
  return new Map(rows.map(({ shop_id, ids }) => [shop_id, ids]));
}
