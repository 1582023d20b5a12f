import type { Executor } from "../../platform/store/database.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { sql } from "../../platform/store/sql.ts";

/** Lets products cost what their cheapest SKU costs. */
export async function priceProducts(tx: Executor, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update ${products} as product
    set price = cheapest.price, market_price = cheapest.market_price, updated_at = ${now.toISOString()}
    from (
      select distinct on (product_id) product_id, price, market_price from ${skus}
      where product_id = any(${sql.param(ids)}::int[]) order by product_id, price, market_price, id
    ) as cheapest
    where cheapest.product_id = product.id
      and (product.price, product.market_price) is distinct from (cheapest.price, cheapest.market_price)`);
}
