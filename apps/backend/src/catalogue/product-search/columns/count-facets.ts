import { bestOfArticles } from "./best-of-articles.ts";
import type { OptionFold } from "./attribute-register.ts";
import type { ColumnStore } from "./column-store.ts";
import type { Dictionary } from "./dictionary.ts";
import { priceRangeOf, priceSteps } from "./price-steps.ts";
import { categoryColumns, flagOf, type FilteredRows, filterRows, type RowIds, type ShopStates } from "./filter-rows.ts";
import type { FacetFilters, FilterName } from "./filters.ts";

export interface ValueCount {
  readonly id: number;
  readonly count: number;
}

interface OptionValueCount extends ValueCount {
  /** The id by which it was chosen, where that is of one of the meanings that are counted as it. */
  readonly chosenAs: number | null;
}

export interface OptionCounts {
  /** The attribute that the option is called like; null: none that holds there. */
  readonly attributeId: number | null;
  /** All of one option, or of one attribute: its values, and meanings that it has none for. */
  readonly values: readonly OptionValueCount[];
}

/**
 * How many products there would be with each value alone of its filter, given all other filters: offers of one article
 * each by itself, but in the total where articles are listed once.
 */
export interface FacetCounts {
  readonly total: number;
  readonly categories: readonly ValueCount[];
  readonly brands: readonly ValueCount[];
  readonly shops: readonly ValueCount[];
  /** From so many stars on. */
  readonly ratings: readonly { readonly from: number; readonly count: number }[];
  readonly inStock: number;
  readonly onOffer: number;
  readonly selfOperated: number;
  readonly freeDelivery: number;
  readonly options: readonly OptionCounts[];
  /** In fen; the lowest and highest of the scope, whatever the filters are. Null where it is empty. */
  readonly price: {
    readonly min: number;
    readonly max: number;
    readonly buckets: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  } | null;
}

/** Nobody reads more values of one filter. Those that are chosen are there besides. */
export const maxValues = 100;
/** More than of the other filters, since categories are shown as a tree. */
const maxCategories = 300;
/** Most lists have two or three options that matter. */
const maxOptions = 4;
const shownStars = [4, 3, 2, 1] as const;

/**
 * Walks each column once for the whole scope, which says what values there are, and once for the rows that match. Rows that fail
 * by one filter alone count for this filter's values.
 */
export function countFacets(
  columns: ColumnStore,
  shops: ShopStates,
  scope: RowIds,
  filters: FacetFilters,
  fold: OptionFold,
): FacetCounts {
  const filtered = filterRows(columns, shops, scope, filters, fold);
  const { matching } = filtered;
  const listed = filters.onePerArticle ? bestOfArticles(columns, shops, matching) : matching;
  const among = (name: FilterName): readonly RowIds[] => rowIdsFor(filtered, name);
  const values = (
    valueColumns: readonly Int32Array[],
    name: FilterName,
    { dictionary, chosen, most = maxValues }: { dictionary: Dictionary; chosen: readonly number[]; most?: number },
  ): readonly ValueCount[] => {
    const whole = countValues(valueColumns, [scope], dictionary.size);
    const counts = isWhole(filtered) ? whole : countValues(valueColumns, among(name), dictionary.size);
    return ranked(whole, { dictionary, chosen, most }).map((code) => ({
      id: dictionary.idOf(code),
      count: counts[code] ?? 0,
    }));
  };
  const flagsOfMatching = countBytes(columns.flags, [matching]);
  const withFlag = (name: keyof typeof flagOf): number => {
    const others = countBytes(columns.flags, [filtered.failingOnly.get(name) ?? noRowIds]);
    const has = (flags: number): boolean => (flags & flagOf[name]) !== 0;
    return countMarked(flagsOfMatching, has) + countMarked(others, has);
  };
  return {
    total: listed.length,
    categories: values(categoryColumns(columns), "category", {
      dictionary: columns.categories,
      chosen: filters.categoryIds,
      most: maxCategories,
    }),
    brands: values([columns.brand], "brand", { dictionary: columns.brands, chosen: filters.brandIds }),
    shops: values([columns.shop], "shop", { dictionary: columns.shops, chosen: filters.shopIds }),
    ratings: countRatings(columns, among("stars")),
    inStock: withFlag("inStock"),
    onOffer: withFlag("onOffer"),
    selfOperated: countMarked(
      countValues([columns.shop], among("selfOperated"), columns.shops.size),
      (shop) => shops.selfOperated[shop] === 1,
    ),
    freeDelivery: withFlag("freeDelivery"),
    options: countOptions(columns, fold, scope, filtered, filters.meaningIds),
    price: countPrices(columns, scope, among("price")),
  };
}

const noRowIds: RowIds = new Int32Array();

function isWhole({ failingOnly }: FilteredRows): boolean {
  return failingOnly.size === 0;
}

function rowIdsFor({ matching, failingOnly }: FilteredRows, name: FilterName): readonly RowIds[] {
  const others = failingOnly.get(name);
  return others === undefined ? [matching] : [matching, others];
}

/** How many products have a value of which something holds. */
function countMarked(counts: Uint32Array, holds: (number: number) => boolean): number {
  return counts.reduce((sum, count, number) => (count > 0 && holds(number) ? sum + count : sum), 0);
}

/** How often each code stands in the columns. */
function countValues(columns: readonly Int32Array[], all: readonly RowIds[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const column of columns) {
    for (const rowIds of all) {
      const { length } = rowIds;
      for (let index = 0; index < length; index += 1) {
        const code = column[rowIds[index] ?? 0] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The same for a column of bytes; one function for both would be fast for neither. */
function countBytes(column: Uint8Array, all: readonly RowIds[]): Uint32Array {
  const counts = new Uint32Array(256);
  for (const rowIds of all) {
    const { length } = rowIds;
    for (let index = 0; index < length; index += 1) {
      const byte = column[rowIds[index] ?? 0] ?? 0;
      counts[byte] = (counts[byte] ?? 0) + 1;
    }
  }
  return counts;
}

/** The codes with the most products, ties by id, and those that are chosen. */
function ranked(
  whole: Uint32Array,
  { dictionary, chosen, most }: { dictionary: Dictionary; chosen: readonly number[]; most: number },
): readonly number[] {
  const codes: number[] = [];
  for (let code = 1; code < whole.length; code += 1) if ((whole[code] ?? 0) > 0) codes.push(code);
  codes.sort((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || dictionary.idOf(a) - dictionary.idOf(b));
  const shown = new Set(codes.slice(0, most));
  for (const id of chosen) {
    const code = dictionary.codeOf(id);
    if (code > 0) shown.add(code);
  }
  return [...shown];
}

function countRatings({ stars }: ColumnStore, all: readonly RowIds[]): FacetCounts["ratings"] {
  const counts = countBytes(stars, all);
  return shownStars.map((from) => ({ from, count: counts.slice(from).reduce((sum, count) => sum + count, 0) }));
}

/** From the bucket of the lowest price in the scope to that of the highest. */
function countPrices({ price, priceStep }: ColumnStore, scope: RowIds, all: readonly RowIds[]): FacetCounts["price"] {
  if (scope.length === 0) return null;
  const { length } = scope;
  let min = price[scope[0] ?? 0] ?? 0;
  let max = min;
  for (let index = 1; index < length; index += 1) {
    const each = price[scope[index] ?? 0] ?? 0;
    if (each < min) min = each;
    if (each > max) max = each;
  }
  const counts = countBytes(priceStep, all);
  const buckets = [...priceSteps.keys()]
    .map((step) => ({ ...priceRangeOf(step), count: counts[step] ?? 0 }))
    .filter(({ from, to }) => to > min && from <= max);
  return { min, max, buckets };
}

/**
 * Of the options that at least half of the products have, given all filters but the option's own, attributes in their order and
 * then those with most, and those of which values are chosen.
 */
function countOptions(
  columns: ColumnStore,
  fold: OptionFold,
  scope: RowIds,
  filtered: FilteredRows,
  chosen: readonly number[],
): readonly OptionCounts[] {
  const { matching, failingOnly } = filtered;
  const { optionNames, meanings } = columns;
  const { options, attributes } = fold;
  const counted = countMeanings(columns, fold, matching);
  const whole = isWhole(filtered) ? counted.values : countMeanings(columns, fold, scope).values;
  const values = counted.values.slice();
  const products = counted.products.slice();
  const base = new Uint32Array(optionNames.length).fill(matching.length);
  for (const [name, rowIds] of failingOnly) {
    const option = optionOf(name);
    if (option === null || option === 0) continue;
    const more = countMeanings(columns, fold, rowIds);
    base[option] = matching.length + rowIds.length;
    products[option] = (products[option] ?? 0) + (more.products[option] ?? 0);
    for (const [code, count] of more.values.entries())
      if (options[code] === option) values[code] = (values[code] ?? 0) + count;
  }

  const chosenIds = chosenByCode(columns, fold, chosen);
  const chosenOptions = [...chosenIds.keys()].map((code) => options[code] ?? 0);
  const share = (option: number): number => (products[option] ?? 0) / Math.max(1, base[option] ?? 0);
  const position = (option: number): number => attributes.get(option)?.position ?? attributes.size;
  const byPosition = (a: number, b: number): number => position(a) - position(b);
  const common = [...optionNames.keys()]
    .filter((option) => option > 0 && share(option) >= 0.5)
    .toSorted((a, b) => byPosition(a, b) || share(b) - share(a) || a - b)
    .slice(0, maxOptions);
  const shown = [...new Set([...common, ...chosenOptions])].toSorted(byPosition);

  const codesOf = new Map<number, number[]>(shown.map((option) => [option, []]));
  for (let code = 1; code < whole.length; code += 1)
    if ((whole[code] ?? 0) > 0) codesOf.get(options[code] ?? 0)?.push(code);
  return shown.map((option) => {
    const codes = (codesOf.get(option) ?? [])
      .toSorted((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || meanings.idOf(a) - meanings.idOf(b))
      .slice(0, maxValues);
    const own = [...chosenIds.keys()].filter((code) => options[code] === option);
    return {
      attributeId: attributes.get(option)?.id ?? null,
      values: [...new Set([...codes, ...own])].map((code) => {
        const id = meanings.idOf(code);
        const ids = chosenIds.get(code) ?? [id];
        return { id, count: values[code] ?? 0, chosenAs: ids.includes(id) ? null : (ids[0] ?? null) };
      }),
    };
  });
}

/** The chosen ids by the codes of what they are counted as; none that is unknown. */
function chosenByCode(
  { meanings }: ColumnStore,
  { codes }: OptionFold,
  chosen: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const known = chosen.filter((id) => meanings.codeOf(id) > 0);
  return Map.groupBy(known, (id) => codes[meanings.codeOf(id)] ?? 0);
}

/** How many products have each meaning, or any that is counted as it, and how many have any value of each option. */
export function countMeanings(
  { meaningStart, meaningCount, meaningPool, meanings, optionNames }: ColumnStore,
  { codes, options }: OptionFold,
  rowIds: RowIds,
): { readonly values: Uint32Array; readonly products: Uint32Array } {
  const values = new Uint32Array(meanings.size);
  const products = new Uint32Array(optionNames.length);
  // For which product each was counted last: several meanings of one may be the same value, or of the same attribute.
  const lastOfValue = new Int32Array(meanings.size).fill(-1);
  const lastOfOption = new Int32Array(optionNames.length).fill(-1);
  const { length } = rowIds;
  for (let index = 0; index < length; index += 1) {
    const at = rowIds[index] ?? 0;
    const start = meaningStart[at] ?? 0;
    const end = start + (meaningCount[at] ?? 0);
    let last = -1;
    for (let offset = start; offset < end; offset += 1) {
      const meaning = meaningPool[offset] ?? 0;
      const code = codes[meaning] ?? 0;
      if (code !== meaning) {
        if (lastOfValue[code] === index) continue;
        lastOfValue[code] = index;
      }
      values[code] = (values[code] ?? 0) + 1;
      const option = options[code] ?? 0;
      // The meanings of an option follow each other.
      if (option === last) continue;
      last = option;
      if (lastOfOption[option] === index) continue;
      lastOfOption[option] = index;
      products[option] = (products[option] ?? 0) + 1;
    }
  }
  return { values, products };
}

function optionOf(name: FilterName): number | null {
  return name.startsWith("option ") ? Number(name.slice("option ".length)) : null;
}
