import type { CallContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, eq, gt } from "../../platform/store/sql.ts";
import { matching } from "./product-filter.ts";

const maxIds = 10_000;

/**
 * `goods/ids` (extension `product_ids`): what lists show, by number after a number, so that a store of any size is read
 * to its end without counting what was read before.
 */
export async function handleProductIds({ db, query }: CallContext) {
  const wanted = query.integer("size") ?? maxIds;
  return { ids: await productIdsAfter(db, query.integer("after") ?? 0, Math.min(Math.max(wanted, 1), maxIds)) };
}

async function productIdsAfter(db: Executor, after: number, most: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(matching(db, products, { shops: "usable" }), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
