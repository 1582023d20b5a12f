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
