import type { Executor } from "../../platform/store/database.ts";
import { favouriteProducts, followedShops } from "../../platform/store/schema/favourites.ts";
import { and, desc, eq } from "../../platform/store/sql.ts";
import { maxFavourites } from "./save-products.ts";
import type { Customer } from "../../platform/http/call.ts";

/** Never for a visitor. */
export async function isProductSaved(db: Executor, customer: Customer | null, productId: number): Promise<boolean> {
  if (customer === null) return false;
  const { customerId, productId: saved } = favouriteProducts;
  return (await db.$count(favouriteProducts, and(eq(customerId, customer.id), eq(saved, productId)))) > 0;
}

/** Never for a visitor. */
export async function isShopFollowed(db: Executor, customer: Customer | null, shopId: number): Promise<boolean> {
  if (customer === null) return false;
  const { customerId, shopId: followed } = followedShops;
  return (await db.$count(followedShops, and(eq(customerId, customer.id), eq(followed, shopId)))) > 0;
}

/** The ids of all that a customer has saved, the newest first. */
export async function savedIds(db: Executor, customerId: number) {
  const [goods, followed] = await Promise.all([
    db
      .select({ id: favouriteProducts.productId })
      .from(favouriteProducts)
      .where(eq(favouriteProducts.customerId, customerId))
      .orderBy(desc(favouriteProducts.savedAt), desc(favouriteProducts.productId))
      .limit(maxFavourites),
    db
      .select({ id: followedShops.shopId })
      .from(followedShops)
      .where(eq(followedShops.customerId, customerId))
      .orderBy(desc(followedShops.followedAt), desc(followedShops.shopId))
      .limit(maxFavourites),
  ]);
  return { goods: goods.map(({ id }) => id), shops: followed.map(({ id }) => id) };
}
