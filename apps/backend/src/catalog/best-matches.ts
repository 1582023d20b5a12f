import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { productSearch } from "../store/schema/search.ts";
import { and, eq } from "../store/sql.ts";
import type { AllWordsMatch } from "./matching-words.ts";
import { matching, type ProductFilter } from "./product-filter.ts";
import { orderedBy } from "./product-order.ts";

/**
 * The first products of a search, the best match first, the best-selling first among equals; how many there are is not
 * asked.
 */
export async function bestMatches(
  db: Executor,
  { tiers }: AllWordsMatch,
  filter: ProductFilter,
  most: number,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const condition of tiers) {
    const rows = await db
      .select({ id: productSearch.id })
      .from(productSearch)
      .innerJoin(shops, eq(shops.id, productSearch.shopId))
      .where(and(matching(db, productSearch, filter), condition))
      .orderBy(...orderedBy("best-selling", productSearch))
      .limit(most - ids.length);
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === most) break;
  }
  return ids;
}
