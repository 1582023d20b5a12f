import { productCards } from "../../catalogue/products/product-cards.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { favouriteProducts, followedShops } from "../../platform/store/schema/favourites.ts";
import { and, count, eq, inArray, isNull, desc } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";
import type { Customer } from "../../platform/http/call.ts";

/** As many as `goods_collect/state` can answer at once without being a burden. */
export const maxFavourites = 500;

/**
 * Saves products with what they cost now. Those that are saved already stay as they are, and ids of products that are
 * gone are passed over, unless nothing else was asked for.
 *
 * @throws {DomainError} where none of them exists, or they would be too many
 */
export async function saveProducts(db: Executor, customerId: number, ids: readonly number[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await insertProducts(tx, customerId, ids, now);
  });
}

export async function removeProducts(db: Executor, customerId: number, ids: readonly number[]): Promise<number> {
  const removed = await db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.customerId, customerId), inArray(favouriteProducts.productId, [...ids])))
    .returning({ id: favouriteProducts.productId });
  return removed.length;
}

/** The contract's way: what is saved is removed, what is not is saved. @returns whether it is saved now */
export async function toggleProduct(db: Executor, customerId: number, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await removeProducts(tx, customerId, [id])) > 0) return false;
    await insertProducts(tx, customerId, [id], now);
    return true;
  });
}

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

async function insertProducts(tx: Executor, customerId: number, ids: readonly number[], now: Date): Promise<void> {
  const there = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  const known = new Set(there.map(({ id }) => id));
  // In the order asked for, so that the last one is the newest.
  const cards = await productCards(
    tx,
    ids.filter((id) => known.has(id)),
    now,
  );
  if (cards.length === 0) throw new DomainError("productGone", { notFound: true });
  await tx
    .insert(favouriteProducts)
    .values(
      cards.map(({ id, price, flashPrice }, index) => ({
        customerId,
        productId: id,
        price: flashPrice ?? price,
        savedAt: new Date(now.getTime() + index),
      })),
    )
    .onConflictDoNothing();
  const rows = await tx
    .select({ saved: count() })
    .from(favouriteProducts)
    .where(eq(favouriteProducts.customerId, customerId));
  if (singleRow(rows).saved > maxFavourites)
    throw new DomainError("favouritesFull", { parameter: String(maxFavourites) });
}
