import { and, eq, type SQL } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { productSearch } from "../store/schema/search.ts";
import { cheapestProducts } from "./cheapest-products.ts";
import { type FoundProducts, mostListed } from "./found-products.ts";
import type { Window } from "./window.ts";
import type { Tier, WordMatch } from "./matching-words.ts";
import { matching, type ProductFilter } from "./product-filter.ts";
import { isByPrice, orderedBy, type PlainOrder, type ProductOrder } from "./product-order.ts";

/** @param order null: the best match first, the best-selling first among equals */
export async function findMatches(
  db: Executor,
  { condition, tiers }: WordMatch,
  filter: ProductFilter,
  order: ProductOrder | null,
  window: Window,
): Promise<FoundProducts> {
  const counted = countTier(db, filter, condition);
  if (window.offset >= mostListed) return { ids: [], total: await counted };
  const ids =
    order === null
      ? listTiers(db, filter, tiers, window, counted)
      : isByPrice(order)
        ? cheapestProducts(db, filter, order, window, condition)
        : listTier(db, filter, { condition, rank: null }, order, window);
  const [page, total] = await Promise.all([ids, counted]);
  return { ids: page, total };
}

/** The first products of a search, the best match first; how many there are is not asked. */
export function bestMatches(
  db: Executor,
  { tiers }: WordMatch,
  filter: ProductFilter,
  most: number,
): Promise<readonly number[]> {
  return listTiers(db, filter, tiers, { size: most, offset: 0 }, Promise.resolve(Number.POSITIVE_INFINITY));
}

/** The wanted page, as a window on all tiers one after the other. */
async function listTiers(
  db: Executor,
  filter: ProductFilter,
  tiers: readonly Tier[],
  { size, offset }: Window,
  counted: Promise<number>,
): Promise<readonly number[]> {
  const ids: number[] = [];
  /** How many products the tiers before this one hold. */
  let before = 0;
  for (const tier of tiers) {
    const start = Math.max(0, offset - before);
    const found = await listTier(db, filter, tier, "best-selling", { size: size - ids.length, offset: start });
    ids.push(...found);
    if (ids.length === size) break;
    // The length of a tier that ends within the window is known from its rows; one that ends before it has to be
    // counted.
    before += found.length > 0 || start === 0 ? start + found.length : await countTier(db, filter, tier.condition);
    if (before >= (await counted)) break;
  }
  return ids;
}

async function listTier(
  db: Executor,
  filter: ProductFilter,
  { condition, rank }: Tier,
  order: PlainOrder,
  { size, offset }: Window,
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: productSearch.id })
    .from(productSearch)
    .innerJoin(shops, eq(shops.id, productSearch.shopId))
    .where(and(matching(db, productSearch, filter), condition))
    .orderBy(...(rank === null ? [] : [rank]), ...orderedBy(order, productSearch))
    .limit(size)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function countTier(db: Executor, filter: ProductFilter, condition: SQL): Promise<number> {
  const found = db
    .select({ id: productSearch.id })
    .from(productSearch)
    .innerJoin(shops, eq(shops.id, productSearch.shopId))
    .where(and(matching(db, productSearch, filter), condition))
    .limit(mostListed + 1);
  return db.$count(found.as("found"));
}
