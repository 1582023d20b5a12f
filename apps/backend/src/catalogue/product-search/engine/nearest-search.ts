import type { IndexScope } from "../columns/filters.ts";
import type { Concept, Query, Reading } from "../meaning/query.ts";
import type { IndexedProducts } from "../product-index.ts";
import type { NearestSearch } from "../product-search.ts";
import { productsInScope } from "./products-in-scope.ts";
import { noRules } from "../rules/search-rules.ts";

const maxCategories = 20;

/**
 * What comes nearest to a search that finds nothing: the same put right, without its bound of prices, or without the words that
 * nothing has; and the categories that its words name. A colour alone is near to nothing.
 */
export function nearestSearch(
  products: IndexedProducts,
  text: string,
  reading: Reading,
  scope: IndexScope,
  query: Query,
): NearestSearch | null {
  const finds = (other: string): boolean => productsInScope(products, other, free, scope, noRules).rowIds.length > 0;
  const free = { ...reading, isLiteral: false };
  const asMeant = reading.isLiteral ? productsInScope(products, text, free, scope, noRules) : null;
  const meant = asMeant?.query ?? query;
  const telling = meant.concepts.filter(({ isUnknown, isModifier }) => !isUnknown && !isModifier);
  const corrected = asMeant !== null && asMeant.rowIds.length > 0 ? (meant.corrected ?? text) : null;
  const nearest = corrected ?? shorterTexts(meant, telling).find((other) => other !== text && finds(other)) ?? null;
  const categoryIds = [...telling, ...meant.concepts.flatMap((concept) => wordsOf(products, concept, free))]
    .flatMap((concept) => products.searcher.named({ ...meant, concepts: [concept] }, "category"))
    .slice(0, maxCategories);
  return nearest === null && categoryIds.length === 0 ? null : { text: nearest, categoryIds };
}

/** What the words of a phrase ask for that nothing has: "garden hose". A name that its words mislead about has none. */
function wordsOf({ searcher }: IndexedProducts, { text, isUnknown, isWholeName }: Concept, reading: Reading) {
  const words = isUnknown && !isWholeName ? text.split(" ") : [];
  return words.length < 2 ? [] : words.flatMap((word) => searcher.find(word, reading).query.concepts);
}

/** What is left of a query, the most of it first; of single words, the one that says what is wanted. */
function shorterTexts({ concepts, minPrice, maxPrice }: Query, telling: readonly Concept[]): readonly string[] {
  if (telling.length === 0) return [];
  const known = concepts.filter(({ isUnknown }) => !isUnknown);
  const isBounded = minPrice !== null || maxPrice !== null;
  const alone = telling.toSorted((one, other) => Number(other.isHead) - Number(one.isHead)).slice(0, 2);
  const several = known.length < concepts.length || isBounded ? [known] : [];
  return [...several, ...(concepts.length > 1 ? alone.map((concept) => [concept]) : [])].map((some) =>
    some.map(({ text }) => text).join(" "),
  );
}
