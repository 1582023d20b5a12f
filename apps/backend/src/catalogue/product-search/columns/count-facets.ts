import { bestOfArticles } from "./best-of-articles.ts";
import type { ColumnStore } from "./column-store.ts";
import type { Dictionary } from "./dictionary.ts";
import { priceRangeOf, priceSteps } from "./price-steps.ts";
import { categoryColumns, flagOf, type FilteredRows, filterRows, type RowIds, type ShopStates } from "./filter-rows.ts";
import type { FacetFilters, FilterName } from "./filters.ts";

export interface ValueCount {
  readonly id: number;
  readonly count: number;
}

export interface OptionCounts {
  /** Of meanings, all of one option. */
  readonly values: readonly ValueCount[];
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
): FacetCounts {
  const filtered = filterRows(columns, shops, scope, filters);
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
    options: countOptions(columns, scope, filtered, filters.meaningIds),
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
 * Of the options that at least half of the products have, given all filters but the option's own, those with most, and
 * those of which values are chosen.
 */
function countOptions(
  columns: ColumnStore,
  scope: RowIds,
  filtered: FilteredRows,
  chosen: readonly number[],
): readonly OptionCounts[] {
  const { matching, failingOnly } = filtered;
  const { optionNames, optionOfMeaning, meanings } = columns;
  const counted = countMeanings(columns, matching);
  const whole = isWhole(filtered) ? counted.values : countMeanings(columns, scope).values;
  const values = counted.values.slice();
  const products = counted.products.slice();
  const base = new Uint32Array(optionNames.length).fill(matching.length);
  for (const [name, rowIds] of failingOnly) {
    const option = optionOf(name);
    if (option === null || option === 0) continue;
    const more = countMeanings(columns, rowIds);
    base[option] = matching.length + rowIds.length;
    products[option] = (products[option] ?? 0) + (more.products[option] ?? 0);
    for (const [code, count] of more.values.entries())
      if (optionOfMeaning[code] === option) values[code] = (values[code] ?? 0) + count;
  }

  const chosenCodes = chosen.map((id) => meanings.codeOf(id)).filter((code) => code > 0);
  const chosenOptions = new Set(chosenCodes.map((code) => optionOfMeaning[code] ?? 0));
  const share = (option: number): number => (products[option] ?? 0) / Math.max(1, base[option] ?? 0);
  const common = [...optionNames.keys()]
    .filter((option) => option > 0 && share(option) >= 0.5)
    .toSorted((a, b) => share(b) - share(a) || a - b)
    .slice(0, maxOptions);
  const shown = [...new Set([...common, ...chosenOptions])];

  const codesOf = new Map<number, number[]>(shown.map((option) => [option, []]));
  for (let code = 1; code < whole.length; code += 1)
    if ((whole[code] ?? 0) > 0) codesOf.get(optionOfMeaning[code] ?? 0)?.push(code);
  return shown.map((option) => {
    const codes = (codesOf.get(option) ?? [])
      .toSorted((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || meanings.idOf(a) - meanings.idOf(b))
      .slice(0, maxValues);
    const own = chosenCodes.filter((code) => optionOfMeaning[code] === option);
    return {
      values: [...new Set([...codes, ...own])].map((code) => ({
        id: meanings.idOf(code),
        count: values[code] ?? 0,
      })),
    };
  });
}

/** How many products have each meaning, and how many have any value of each option. */
function countMeanings(
  { meaningStart, meaningCount, meaningPool, optionOfMeaning, meanings, optionNames }: ColumnStore,
  rowIds: RowIds,
): { readonly values: Uint32Array; readonly products: Uint32Array } {
  const values = new Uint32Array(meanings.size);
  const products = new Uint32Array(optionNames.length);
  const { length } = rowIds;
  for (let index = 0; index < length; index += 1) {
    const at = rowIds[index] ?? 0;
    const start = meaningStart[at] ?? 0;
    const end = start + (meaningCount[at] ?? 0);
    let last = 0;
    for (let offset = start; offset < end; offset += 1) {
      const code = meaningPool[offset] ?? 0;
      values[code] = (values[code] ?? 0) + 1;
      const option = optionOfMeaning[code] ?? 0;
      // The values of an option follow each other.
      if (option !== last) products[option] = (products[option] ?? 0) + 1;
      last = option;
    }
  }
  return { values, products };
}

function optionOf(name: FilterName): number | null {
  return name.startsWith("option ") ? Number(name.slice("option ".length)) : null;
}
