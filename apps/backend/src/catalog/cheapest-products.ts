import { and, type SQL, sql } from "drizzle-orm";
import { runningProductPrices } from "../flash-prices/running-product-prices.ts";
import type { Executor } from "../store/database.ts";
import { products } from "../store/schema/catalog.ts";
import { shops } from "../store/schema/merchants.ts";
import { productSearch } from "../store/schema/search.ts";
import { matching, type ProductFilter } from "./product-filter.ts";
import { inDirection, type PriceOrder } from "./product-order.ts";
import type { Window } from "./window.ts";

/**
 * Products by what they cost at a moment. Those that are on flash sale are few, so they are sorted; the others come from
 * the index of regular prices, which is read no further than the wanted page. A plain join of the two would let the
 * planner, which expects next to no flash prices, compare each product with each of them.
 *
 * @param words what a search for words adds to the filter
 */
export async function cheapestProducts(
  db: Executor,
  filter: ProductFilter,
  { direction, at }: PriceOrder,
  { size, offset }: Window,
  words: SQL | null = null,
): Promise<readonly number[]> {
  const directed = inDirection[direction];
  const facts = words === null ? products : productSearch;
  const running = runningProductPrices(db, at, matching(db, products, filter));
  const found =
    words === null
      ? sql`running`
      : sql`running join ${productSearch} on ${productSearch.id} = running.product_id where ${words}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    with running as materialized ${running}
    select id from (
      (select ${facts.id} as id, ${facts.price} as price
        from ${facts} join ${shops} on ${shops.id} = ${facts.shopId}
        where ${and(matching(db, facts, filter), words ?? undefined)}
          and ${facts.id} not in (select product_id from running)
        order by ${directed(facts.price)}, ${directed(facts.id)}
        limit ${offset + size})
      union all
      (select running.product_id, running.flash_price from ${found})
    ) as listed
    order by ${directed(sql`price`)}, ${directed(sql`id`)}
    limit ${size} offset ${offset}`);
  return rows.map(({ id }) => id);
}
