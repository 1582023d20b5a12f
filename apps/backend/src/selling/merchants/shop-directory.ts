import type { Executor } from "../../platform/store/database.ts";
import type { Page } from "../../platform/http/query.ts";
import { and, count, eq, isNull, or, type SQL, sql, asc, desc } from "../../platform/store/sql.ts";
import { inScope } from "./shop-states.ts";
import { type StockedShop, stockedShop, stockedShopColumns } from "./stocked-shop.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { singleRow } from "../../platform/store/rows.ts";

const orders = {
  /** The weightiest first, the best among equals. */
  default: [asc(shops.weight), desc(shops.score), desc(shops.id)],
  sales: [desc(shops.sales), desc(shops.id)],
  score: [desc(shops.score), desc(shops.id)],
  newest: [desc(shops.createdAt), desc(shops.id)],
} as const satisfies Readonly<Record<string, readonly SQL[]>>;

type DirectoryOrder = keyof typeof orders;

/** Every order ends with the id, so that pages neither repeat nor lose a shop. Each has an index. */
function orderingOf(order: DirectoryOrder): readonly SQL[] {
  return orders[order];
}

/** The order that a call names; any other word is the directory's own. */
export function directoryOrderNamed(name: string): DirectoryOrder {
  return name === "sales" || name === "score" || name === "newest" ? name : "default";
}

export interface DirectoryFilter {
  /** Part of a name in any language; "" for every shop. */
  readonly name: string;
  /** Null: any. */
  readonly tradeId: number | null;
}

/** One page of the usable shops. Its tests ask the planner how it would answer it. */
export function directoryQuery(
  db: Executor,
  filter: DirectoryFilter,
  order: DirectoryOrder,
  { size, offset }: Omit<Page, "number">,
) {
  return db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(isInDirectory(filter))
    .orderBy(...orderingOf(order))
    .limit(size)
    .offset(offset);
}

/** A page of the usable shops, and how many there are. */
export async function directoryShops(db: Executor, filter: DirectoryFilter, order: DirectoryOrder, page: Page) {
  const [rows, counted] = await Promise.all([
    directoryQuery(db, filter, order, page),
    db.select({ total: count() }).from(shops).where(isInDirectory(filter)),
  ]);
  return { shops: rows.map(stockedShop), total: singleRow(counted).total };
}

function isInDirectory({ name, tradeId }: DirectoryFilter): SQL | undefined {
  return and(inScope("usable"), isShopNamed(name), isInTrade(tradeId));
}

/** A shop in whatever state, unless it is deleted. */
export async function oneShop(db: Executor, id: number): Promise<StockedShop | null> {
  const [row] = await db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)));
  return row === undefined ? null : stockedShop(row);
}

/** Part of a name in any language; undefined for "". */
export function isShopNamed(name: string): SQL | undefined {
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
