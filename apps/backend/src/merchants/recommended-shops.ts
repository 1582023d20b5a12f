import type { Executor } from "../store/database.ts";
import { and, asc, desc, eq } from "../store/sql.ts";
import { inScope } from "./shop-states.ts";
import { type StockedShop, stockedShop, stockedShopColumns } from "./stocked-shop.ts";
import { shops } from "../store/schema/merchants.ts";

/** Shops the marketplace recommends, the weightiest first. */
export async function recommendedShops(db: Executor): Promise<readonly StockedShop[]> {
  const rows = await db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(and(eq(shops.isRecommended, true), inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.id));
  return rows.map(stockedShop);
}
