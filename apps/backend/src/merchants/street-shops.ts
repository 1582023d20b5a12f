import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { products } from "../catalog/tables.ts";
import type { Executor } from "../database.ts";
import type { Page } from "../query.ts";
import { inScope } from "./shop-states.ts";
import { shops } from "./tables.ts";

export interface StreetFilter {
  /** Part of a name in any language; "" for every shop. */
  readonly name: string;
  /** Null: any. */
  readonly tradeId: number | null;
}

export type StreetShop = typeof shops.$inferSelect & { readonly productsOnSale: number };

/** The usable shops, the weightiest first, the best among equals. */
export async function streetShops(db: Executor, filter: StreetFilter, page: Page) {
  const condition = and(inScope("usable"), isNamed(filter.name), isInTrade(filter.tradeId));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ shop: shops, productsOnSale: productsOnSale(db) })
      .from(shops)
      .where(condition)
      .orderBy(asc(shops.weight), desc(shops.score), desc(shops.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(shops).where(condition),
  ]);
  const found: readonly StreetShop[] = rows.map(({ shop, productsOnSale: onSale }) => ({
    ...shop,
    productsOnSale: onSale,
  }));
  return { shops: found, total: counted?.total ?? 0 };
}

/** A shop in whatever state, unless it is deleted. */
export async function oneShop(db: Executor, id: number): Promise<StreetShop | null> {
  const [row] = await db
    .select({ shop: shops, productsOnSale: productsOnSale(db) })
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)));
  return row === undefined ? null : { ...row.shop, productsOnSale: row.productsOnSale };
}

function productsOnSale(db: Executor): SQL<number> {
  const onSale = db.$count(products, and(eq(products.shopId, shops.id), eq(products.isOnSale, true)));
  return sql`${onSale}`.mapWith(Number);
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
