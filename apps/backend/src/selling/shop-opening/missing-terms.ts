import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, count, eq, isNull } from "../../platform/store/sql.ts";

export type MissingTerm = "return_address" | "freight";

/** What a shop still has to say before shoppers can order there; null: there is no such shop. */
export async function missingTerms(db: Executor, shopId: number): Promise<readonly MissingTerm[] | null> {
  const [shop] = await db
    .select({ returnAddress: shops.returnAddress })
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  if (shop === undefined) return null;
  return [
    ...(shop.returnAddress === "" ? (["return_address"] as const) : []),
    ...((await hasFreight(db, shopId)) ? [] : (["freight"] as const)),
  ];
}

/** Whether everything that the shop has says what sending costs. Without a default the rest would be sent for free. */
async function hasFreight(db: Executor, shopId: number): Promise<boolean> {
  const isDefault = and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.isDefault, true));
  if ((await db.$count(freightTemplates, isDefault)) > 0) return true;
  const [all] = await db
    .select({ products: count(), withOwn: count(productShipping.productId) })
    .from(products)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt)));
  return all !== undefined && all.products > 0 && all.withOwn === all.products;
}
