import type { Executor } from "../../../platform/store/database.ts";
import { countFacets } from "../facts/count-facets.ts";
import { firstPlaces, type OrderKey } from "../facts/first-places.ts";
import { passingAll, placesInScope } from "../facts/selection.ts";
import { ranksByPlace } from "../facts/word-hits.ts";
import { learnMeanings, unknownMeanings } from "../read/learn-meanings.ts";
import type {
  FacetAnswer,
  ListAnswer,
  ListRequest,
  ProductSearch,
  SearchScope,
  SuggestAnswer,
  SuggestRequest,
  AskedOptions,
} from "../product-search.ts";
import type { IndexedProducts, ProductIndex } from "../product-index.ts";
import { nearestSearch } from "./nearest-search.ts";
import { arrangesProducts } from "../rules/search-rules.ts";
import { applyRules } from "../scoring/apply-rules.ts";
import { productsInScope } from "./products-in-scope.ts";
import type { FactColumns } from "../facts/fact-columns.ts";

/** What products at some places offer of what was asked for of options: `asked` has its weight by the id of the meaning. */
function askedOptionsAt(
  facts: FactColumns,
  places: readonly number[],
  asked: ReadonlyMap<number, number>,
): readonly AskedOptions[] {
  if (asked.size === 0) return [];
  return places.flatMap((place) => {
    const start = facts.meaningStart[place] ?? 0;
    const offered = facts.meaningPool.subarray(start, start + (facts.meaningCount[place] ?? 0));
    const meanings = Array.from(offered).flatMap((number) => {
      const id = facts.meanings.idOf(number);
      const weight = asked.get(id);
      return weight === undefined ? [] : [{ id, weight }];
    });
    return meanings.length === 0 ? [] : [{ productId: facts.id[place] ?? 0, meanings }];
  });
}

/** Among products that match equally well, what can be bought first, then what sells best, then what is rated best. */
const bestMatch: readonly OrderKey[] = [
  { by: "rank", direction: "asc" },
  { by: "soldOut", direction: "asc" },
  { by: "sales", direction: "desc" },
  { by: "actualSales", direction: "desc" },
  { by: "stars", direction: "desc" },
  { by: "id", direction: "desc" },
];

/** Of more categories or shops that are called alike nobody sees any. */
const maxNamed = 200;
const nothingAsked: ReadonlyMap<number, number> = new Map();
const ruledFirst: OrderKey = { by: "rank", direction: "asc" };

/** Answers from the products in the memory of this thread. */
export class SearchEngine implements ProductSearch {
  readonly #db: Executor;
  readonly #index: ProductIndex;
  isReady = false;

  constructor(db: Executor, index: ProductIndex) {
    this.#db = db;
    this.#index = index;
  }

  async keepUp(now: Date): Promise<void> {
    const { searcher } = await this.#index.at(now);
    // The first search would wait for the vocabulary otherwise.
    searcher.corpus();
    this.isReady = true;
  }

  save(now: Date): Promise<void> {
    return this.#index.save(now);
  }

  async list(request: ListRequest): Promise<ListAnswer> {
    const { text, reading, scope, filters, rules, order, otherwise, window, now } = request;
    const products = await this.#products(now, filters.meaningIds);
    const { facts, shops } = products;
    const { places, hits, isRuledAlone, query } = productsInScope(products, text, reading, scope, rules);
    const passing = passingAll(facts, shops, places, filters);
    const total = passing.length;
    const corrected = query?.corrected ?? null;
    const nearest = query !== null && places.length === 0 ? nearestSearch(products, text, reading, scope, query) : null;
    if (window.size === 0 || window.offset >= total) return { ids: [], total, corrected, nearest, askedOptions: [] };
    const found =
      order === null && hits !== null
        ? firstPlaces(
            facts,
            passing,
            isRuledAlone ? [ruledFirst, ...otherwise] : bestMatch,
            window,
            ranksByPlace(facts, hits),
          )
        : firstPlaces(facts, passing, order ?? otherwise, window);
    const asked = query === null ? nothingAsked : products.searcher.askedMeanings(query);
    const askedOptions = askedOptionsAt(facts, found, asked);
    return { ids: found.map((place) => facts.id[place] ?? 0), total, corrected, nearest, askedOptions };
  }

  async facets({ text, reading, scope, filters, rules, now }: SearchScope): Promise<FacetAnswer> {
    const products = await this.#products(now, filters.meaningIds);
    const { places, query } = productsInScope(products, text, reading, scope, rules);
    const counts = countFacets(products.facts, products.shops, places, filters);
    return { ...counts, corrected: query?.corrected ?? null };
  }

  async suggest({ text, language, rules, maxProducts, now }: SuggestRequest): Promise<SuggestAnswer> {
    const { facts, shops, searcher } = await this.#products(now, []);
    const reading = { language, isLiteral: false, isTyping: true };
    const { hits: found, query } = searcher.find(text, reading, rules.synonyms);
    const hits = arrangesProducts(rules) ? applyRules(found, rules, (id) => facts.positionOf(id)) : found;
    const places = placesInScope(facts, shops, {}, hits.places);
    const window = { size: maxProducts, offset: 0 };
    const first = firstPlaces(facts, places, bestMatch, window, ranksByPlace(facts, hits));
    return {
      productIds: first.map((place) => facts.id[place] ?? 0),
      categoryIds: searcher.named(query, "category").slice(0, maxNamed),
      shopIds: searcher.named(query, "shop").slice(0, maxNamed),
      corrected: query.corrected,
    };
  }

  close(): Promise<void> {
    return this.#index.close();
  }

  /** To be read from without waiting for anything in between. */
  async #products(now: Date, meaningIds: readonly number[]): Promise<IndexedProducts> {
    const products = await this.#index.at(now);
    this.isReady = true;
    const unknown = unknownMeanings(products.facts, meaningIds);
    if (unknown.length === 0) return products;
    await learnMeanings(this.#db, products.facts, unknown);
    return this.#index.at(now);
  }
}
