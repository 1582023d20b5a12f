import type { ProductSearch } from "../product-search/product-search.ts";
import { hiddenAhead, withRules } from "../product-search/rules/find-rules.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { suggestedCategories } from "../products/suggested-categories.ts";
import { inScope } from "../../selling/merchants/shop-states.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, inArray } from "../../platform/store/sql.ts";

/** Of the shops, those that may sell, in the order of the shop street. */
async function suggestedShops(db: Executor, ids: readonly number[], most: number) {
  return db
    .select()
    .from(shops)
    .where(and(inArray(shops.id, [...ids]), inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.score), desc(shops.id))
    .limit(most);
}

const maxCategories = 4;
const maxShops = 3;

/** Where a text that is being typed may lead. */
export interface Suggestions {
  readonly productIds: readonly number[];
  readonly categories: Awaited<ReturnType<typeof suggestedCategories>>;
  readonly shops: Awaited<ReturnType<typeof suggestedShops>>;
}

interface SuggestServices {
  readonly db: Database;
  readonly productSearch: ProductSearch;
}

const everywhere = { categoryId: null, shopId: null, shopCategoryId: null };

/** A letter of a Korean syllable that has not been finished. */
const syllableLetter = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff]/;

/** What has all the words or longer ones, or what they were probably meant to be. */
export async function suggest(
  { db, productSearch }: SuggestServices,
  text: string,
  { language, maxProducts, now }: { readonly language: Language; readonly maxProducts: number; readonly now: Date },
): Promise<Suggestions> {
  const typed = withoutUnfinishedSyllable(text.trim());
  if (typed === "") return { productIds: [], categories: [], shops: [] };
  const ahead = await hiddenAhead(db, typed, now);
  const { answer: found } = await withRules(db, { ...everywhere, text: typed }, now, (rules) =>
    productSearch.suggest({
      text: typed,
      language,
      rules: { ...rules, hides: [...rules.hides, ...ahead] },
      maxProducts,
      now,
    }),
  );
  const [categories, merchants] = await Promise.all([
    suggestedCategories(db, found.categoryIds, maxCategories),
    suggestedShops(db, found.shopIds, maxShops),
  ]);
  return { productIds: found.productIds, categories, shops: merchants };
}

function withoutUnfinishedSyllable(text: string): string {
  let end = text.length;
  while (syllableLetter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
