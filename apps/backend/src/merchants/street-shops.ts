import { onlyRow } from "../store/only-row.ts";
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import type { Page } from "../http/query.ts";
import { inScope } from "./shop-states.ts";
import { type StockedShop, stockedShop, stockedShopColumns } from "./stocked-shop.ts";
import { shops } from "../store/schema/merchants.ts";

export interface StreetFilter {
  /** Part of a name in any language; "" for every shop. */
  readonly name: string;
  /** Null: any. */
  readonly tradeId: number | null;
}

/** The usable shops, the weightiest first, the best among equals. */
export async function streetShops(db: Executor, filter: StreetFilter, page: Page) {
  const condition = and(inScope("usable"), isNamed(filter.name), isInTrade(filter.tradeId));
  const [rows, counted] = await Promise.all([
    db
      .select(stockedShopColumns(db))
      .from(shops)
      .where(condition)
      .orderBy(asc(shops.weight), desc(shops.score), desc(shops.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(shops).where(condition),
  ]);
  return { shops: rows.map(stockedShop), total: onlyRow(counted).total };
}

/** A shop in whatever state, unless it is deleted. */
export async function oneShop(db: Executor, id: number): Promise<StockedShop | null> {
  const [row] = await db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)));
  return row === undefined ? null : stockedShop(row);
}

function isNamed(name: string): SQL | undefined {
  if (name === "") return undefined;
  const wanted = sql`lower(${name})`;
  return or(
    sql`position(${wanted} in lower(${shops.name})) > 0`,
    sql`exists (select from jsonb_each(${shops.translations}) as translated (language, fields)
      where position(${wanted} in lower(fields ->> 'name')) > 0)`,
  );
}

function isInTrade(tradeId: number | null): SQL | undefined {
  return tradeId === null ? undefined : eq(shops.tradeId, tradeId);
}
