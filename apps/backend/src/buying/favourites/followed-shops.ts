import type { Page } from "../../platform/http/query.ts";
import { isShopNamed } from "../../selling/merchants/shop-directory.ts";
import { stockedShop, stockedShopColumns } from "../../selling/merchants/stocked-shop.ts";
import type { Executor } from "../../platform/store/database.ts";
import { followedShops } from "../../platform/store/schema/favourites.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { and, count, desc, eq, isNull, type SQL } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

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

function followed(customerId: number, name: string): SQL | undefined {
  return and(eq(followedShops.customerId, customerId), isNull(shops.deletedAt), isShopNamed(name));
}
