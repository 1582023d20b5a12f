import type { Executor } from "../../../platform/store/database.ts";
import { countFacets, countMeanings } from "../columns/count-facets.ts";
import { orderedWindow, type OrderKey } from "../columns/ordered-window.ts";
import { matchingRows, rowsInScope } from "../columns/filter-rows.ts";
import { ranksByRowId } from "../scoring/scores.ts";
import type {
  FacetAnswer,
  ListAnswer,
  ListRequest,
  OptionUseAnswer,
  OptionUseRequest,
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
import type { ColumnStore } from "../columns/column-store.ts";
import { optionMeanings } from "../../../platform/store/schema/product-index.ts";
import { inArray } from "../../../platform/store/sql.ts";

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
    const { text, reading, scope, filters, rules, order, fallbackOrder, window, now } = request;
    const products = await this.#products(now, filters.meaningIds);
    const { columns, shops, attributes } = products;
    const fold = attributes.foldIn(scope, filters.meaningIds);
    const { rowIds, hits, isRuledAlone, query } = productsInScope(products, text, reading, scope, rules);
    const matching = matchingRows(columns, shops, rowIds, filters, fold);
    const total = matching.length;
    const corrected = query?.corrected ?? null;
    const nearest = query !== null && rowIds.length === 0 ? nearestSearch(products, text, reading, scope, query) : null;
    if (window.size === 0 || window.offset >= total) return { ids: [], total, corrected, nearest, askedOptions: [] };
    const found =
      order === null && hits !== null
        ? orderedWindow(
            columns,
            matching,
            isRuledAlone ? [ruledFirst, ...fallbackOrder] : bestMatch,
            window,
            ranksByRowId(columns, hits),
          )
        : orderedWindow(columns, matching, order ?? fallbackOrder, window);
    const asked = query === null ? nothingAsked : products.searcher.askedMeanings(query);
    const askedOptions = askedOptionsAt(columns, found, asked);
    return { ids: found.map((rowId) => columns.id[rowId] ?? 0), total, corrected, nearest, askedOptions };
  }

  async facets({ text, reading, scope, filters, rules, now }: SearchScope): Promise<FacetAnswer> {
    const products = await this.#products(now, filters.meaningIds);
    const { columns, shops, attributes } = products;
    const fold = attributes.foldIn(scope, filters.meaningIds);
    const { rowIds, query } = productsInScope(products, text, reading, scope, rules);
    const counts = countFacets(columns, shops, rowIds, filters, fold);
    return { ...counts, corrected: query?.corrected ?? null };
  }

  async suggest({ text, language, rules, maxProducts, now }: SuggestRequest): Promise<SuggestAnswer> {
    const { columns, shops, searcher } = await this.#products(now, []);
    const reading = { language, isLiteral: false, isTyping: true };
    const { hits: found, query } = searcher.find(text, reading, rules.synonyms);
    const hits = arrangesProducts(rules) ? applyRules(found, rules, (id) => columns.rowIdOf(id)) : found;
    const rowIds = rowsInScope(columns, shops, {}, hits.rowIds);
    const window = { size: maxProducts, offset: 0 };
    const first = orderedWindow(columns, rowIds, bestMatch, window, ranksByRowId(columns, hits));
    return {
      productIds: first.map((rowId) => columns.id[rowId] ?? 0),
      categoryIds: searcher.named(query, "category").slice(0, maxNamed),
      shopIds: searcher.named(query, "shop").slice(0, maxNamed),
      corrected: query.corrected,
    };
  }

  async optionUse({ page, now }: OptionUseRequest): Promise<OptionUseAnswer> {
    const { columns, shops, attributes } = await this.#products(now, []);
    const fold = attributes.foldEverywhere();
    const { values } = countMeanings(columns, fold, rowsInScope(columns, shops, {}, null));
    const used = Array.from(values, (count, code) => ({ id: columns.meanings.idOf(code), count, code })).filter(
      ({ code, count }) => code > 0 && count > 0,
    );
    const isOfAttribute = ({ code }: (typeof used)[number]): boolean =>
      fold.attributes.has(columns.optionOfMeaning[code] ?? 0);
    const others = used.filter((each) => !isOfAttribute(each)).toSorted((a, b) => b.count - a.count || a.id - b.id);
    const counted = ({ id, count }: (typeof used)[number]) => ({ id, count });
    return {
      values: used.filter(isOfAttribute).map(counted),
      unclaimed: others.slice(page.offset, page.offset + page.size).map(counted),
      unclaimedTotal: others.length,
    };
  }

  close(): Promise<void> {
    return this.#index.close();
  }

  /** To be read from without waiting for anything in between. */
  async #products(now: Date, meaningIds: readonly number[]): Promise<IndexedProducts> {
    const products = await this.#index.at(now);
    this.isReady = true;
    const unknown = unknownMeanings(products.columns, meaningIds);
    if (unknown.length === 0) return products;
    await loadMeanings(this.#db, products.columns, unknown);
    return this.#index.at(now);
  }
}

/** What the products of some rows offer of the option values that were asked for: `asked` has a weight by the id of the meaning. */
function askedOptionsAt(
  columns: ColumnStore,
  rowIds: readonly number[],
  asked: ReadonlyMap<number, number>,
): readonly AskedOptions[] {
  if (asked.size === 0) return [];
  return rowIds.flatMap((rowId) => {
    const start = columns.meaningStart[rowId] ?? 0;
    const offered = columns.meaningPool.subarray(start, start + (columns.meaningCount[rowId] ?? 0));
    const meanings = Array.from(offered).flatMap((code) => {
      const id = columns.meanings.idOf(code);
      const weight = asked.get(id);
      return weight === undefined ? [] : [{ id, weight }];
    });
    return meanings.length === 0 ? [] : [{ productId: columns.id[rowId] ?? 0, meanings }];
  });
}

/** Those that no product has had while the columns were read, and that nobody has asked for before. */
function unknownMeanings(columns: ColumnStore, ids: readonly number[]): readonly number[] {
  return ids.filter((id) => columns.meanings.codeOf(id) < 0);
}

/**
 * Lets the columns know of what option values are that they do not know: addresses name them for ever. Without this one
 * that is chosen beside another of its option would not add to it.
 */
async function loadMeanings(db: Executor, columns: ColumnStore, unknown: readonly number[]): Promise<void> {
  const rows = await db
    .select({ id: optionMeanings.id, option: optionMeanings.option })
    .from(optionMeanings)
    .where(inArray(optionMeanings.id, [...unknown]));
  for (const row of rows) columns.encodeMeaning(row);
}
