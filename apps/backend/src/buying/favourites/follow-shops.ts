import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { followedShops } from "../../platform/store/schema/favourites.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { and, count, eq, inArray, isNull, sql, desc, type SQL } from "../../platform/store/sql.ts";
import { maxFavourites } from "./save-products.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";
import type { Page } from "../../platform/http/query.ts";
import { isShopNamed } from "../../selling/merchants/shop-directory.ts";
import { stockedShop, stockedShopColumns } from "../../selling/merchants/stocked-shop.ts";

/**
 * Follows shops and counts each new follower. Those that are followed already stay as they are, and ids of shops that
 * are gone are passed over, unless nothing else was asked for.
 *
 * @throws {DomainError} where none of them exists, or they would be too many
 */
export async function followShops(db: Executor, customerId: number, ids: readonly number[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await insertFollows(tx, customerId, ids, now);
  });
}

export async function unfollowShops(db: Executor, customerId: number, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(followedShops)
      .where(and(eq(followedShops.customerId, customerId), inArray(followedShops.shopId, [...ids])))
      .returning({ id: followedShops.shopId });
    await countFollowers(
      tx,
      removed.map(({ id }) => id),
      -1,
    );
    return removed.length;
  });
}

/** The contract's way. @returns whether the shop is followed now */
export async function toggleFollow(db: Executor, customerId: number, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await unfollowShops(tx, customerId, [id])) > 0) return false;
    await insertFollows(tx, customerId, [id], now);
    return true;
  });
}

/** Null for a shop that is gone. */
export async function followersOf(db: Executor, shopId: number): Promise<number | null> {
  const [row] = await db.select({ followers: shops.followers }).from(shops).where(eq(shops.id, shopId));
  return row?.followers ?? null;
}

/** One page of the shops that a customer follows, newest first, whatever state they are in, and how many they are. */
export async function shopsFollowed(db: Executor, customerId: number, name: string, page: Page) {
  const [rows, total] = await Promise.all([
    db
      .select({ ...stockedShopColumns(db), trade: trades })
      .from(followedShops)
      .innerJoin(shops, eq(shops.id, followedShops.shopId))
      .leftJoin(trades, eq(trades.id, shops.tradeId))
      .where(followed(customerId, name))
      .orderBy(desc(followedShops.followedAt), desc(followedShops.shopId))
      .limit(page.size)
      .offset(page.offset),
    countFollowed(db, customerId, name),
  ]);
  return { shops: rows.map(({ trade, ...row }) => ({ ...stockedShop(row), trade })), total };
}

/** How many shops whose name has a text in it a customer follows. */
export async function countFollowed(db: Executor, customerId: number, name: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(followedShops)
    .innerJoin(shops, eq(shops.id, followedShops.shopId))
    .where(followed(customerId, name));
  return singleRow(rows).total;
}

async function insertFollows(tx: Executor, customerId: number, ids: readonly number[], now: Date): Promise<void> {
  const there = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(inArray(shops.id, [...ids]), isNull(shops.deletedAt)));
  if (there.length === 0) throw new DomainError("shopGone", { notFound: true });
  const added = await tx
    .insert(followedShops)
    .values(there.map(({ id }) => ({ customerId, shopId: id, followedAt: now })))
    .onConflictDoNothing()
    .returning({ id: followedShops.shopId });
  const rows = await tx
    .select({ followed: count() })
    .from(followedShops)
    .where(eq(followedShops.customerId, customerId));
  if (singleRow(rows).followed > maxFavourites)
    throw new DomainError("favouritesFull", { parameter: String(maxFavourites) });
  await countFollowers(
    tx,
    added.map(({ id }) => id),
    1,
  );
}

/** One shop after the other in the order of their ids, so that two customers never wait for each other. */
async function countFollowers(tx: Executor, ids: readonly number[], change: 1 | -1): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) {
    await tx
      .update(shops)
      .set({ followers: sql`greatest(${shops.followers} + ${change}::integer, 0)` })
      .where(eq(shops.id, id));
  }
}

function followed(customerId: number, name: string): SQL | undefined {
  return and(eq(followedShops.customerId, customerId), isNull(shops.deletedAt), isShopNamed(name));
}
