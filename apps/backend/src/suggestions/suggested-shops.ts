import type { Executor } from "../store/database.ts";
import { inScope } from "../merchants/shop-states.ts";
import { shops } from "../store/schema/merchants.ts";
import type { Interpretation } from "../search/interpretation.ts";
import { hasEveryWord } from "../search/has-every-word.ts";
import { and, asc, desc, eq } from "../store/sql.ts";
import { exactFirst } from "./matching-names.ts";
import { shopWords } from "../store/schema/suggestions.ts";

/** Usable shops by their names, in the order of the shop street. */
export async function suggestedShops(db: Executor, wanted: Interpretation, most: number) {
  const rows = await db
    .select({ shop: shops })
    .from(shopWords)
    .innerJoin(shops, eq(shops.id, shopWords.shopId))
    .where(and(hasEveryWord(shopWords.words, wanted.clauses), inScope("usable")))
    .orderBy(...exactFirst(shopWords.words, wanted), asc(shops.weight), desc(shops.score), desc(shops.id))
    .limit(most);
  return rows.map(({ shop }) => shop);
}
