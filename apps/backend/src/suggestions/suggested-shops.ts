import type { Executor } from "../store/database.ts";
import { inScope } from "../merchants/shop-states.ts";
import { shops } from "../store/schema/merchants.ts";
import { and, asc, desc, inArray } from "../store/sql.ts";

/** Of the shops, those that may sell, in the order of the shop street. */
export async function suggestedShops(db: Executor, ids: readonly number[], most: number) {
  return db
    .select()
    .from(shops)
    .where(and(inArray(shops.id, [...ids]), inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.score), desc(shops.id))
    .limit(most);
}
