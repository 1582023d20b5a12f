import { and, asc, desc, eq, sql } from "drizzle-orm";
import { products } from "../catalog/tables.ts";
import type { Executor } from "../database.ts";
import { inScope } from "./shop-states.ts";
import { shops } from "./tables.ts";

export type RecommendedShop = typeof shops.$inferSelect & { readonly productsOnSale: number };

/** Shops the marketplace recommends, the weightiest first. */
export async function recommendedShops(db: Executor): Promise<readonly RecommendedShop[]> {
  const onSale = db.$count(products, and(eq(products.shopId, shops.id), eq(products.isOnSale, true)));
  const rows = await db
    .select({ shop: shops, productsOnSale: sql<number>`${onSale}`.mapWith(Number) })
    .from(shops)
    .where(and(eq(shops.isRecommended, true), inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.id));
  return rows.map(({ shop, productsOnSale }) => ({ ...shop, productsOnSale }));
}
