import { bestOfArticles } from "./best-of-articles.ts";
import type { FactColumns } from "./fact-columns.ts";
import type { Numbering } from "./numbering.ts";
import { priceRangeOf, priceSteps } from "./price-steps.ts";
import {
  categoryColumns,
  type FacetFilters,
  type FilterName,
  flagOf,
  type Narrowed,
  narrow,
  type Places,
  type ShopStates,
} from "./selection.ts";

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

/** Nobody reads on; a filter that is set is there beyond it. */
export const maxValues = 100;
/** A tree needs more to be one. */
const maxCategories = 300;
/** Most lists have two or three that matter. */
const maxOptions = 4;
const shownStars = [4, 3, 2, 1] as const;

/**
 * One walk over each column for the whole scope, which says what values there are, and one over what passes. What fails by
 * one filter alone counts for this filter's values.
 */
export function countFacets(facts: FactColumns, shops: ShopStates, scope: Places, filters: FacetFilters): FacetCounts {
  const narrowed = narrow(facts, shops, scope, filters);
  const { passing } = narrowed;
  const listed = filters.onePerArticle ? bestOfArticles(facts, shops, passing) : passing;
  const among = (name: FilterName): readonly Places[] => placesFor(narrowed, name);
  const values = (
    columns: readonly Int32Array[],
    name: FilterName,
    { numbering, chosen, most = maxValues }: { numbering: Numbering; chosen: readonly number[]; most?: number },
  ): readonly ValueCount[] => {
    const whole = tally(columns, [scope], numbering.size);
    const counts = isWhole(narrowed) ? whole : tally(columns, among(name), numbering.size);
    return ranked(whole, { numbering, chosen, most }).map((number) => ({
      id: numbering.idOf(number),
      count: counts[number] ?? 0,
    }));
  };
  const flagsOfPassing = tallyBytes(facts.flags, [passing]);
  const withFlag = (name: keyof typeof flagOf): number => {
    const others = tallyBytes(facts.flags, [narrowed.failingOnly.get(name) ?? noPlaces]);
    const has = (flags: number): boolean => (flags & flagOf[name]) !== 0;
    return countMarked(flagsOfPassing, has) + countMarked(others, has);
  };
  return {
    total: listed.length,
    categories: values(categoryColumns(facts), "category", {
      numbering: facts.categories,
      chosen: filters.categoryIds,
      most: maxCategories,
    }),
    brands: values([facts.brand], "brand", { numbering: facts.brands, chosen: filters.brandIds }),
    shops: values([facts.shop], "shop", { numbering: facts.shops, chosen: filters.shopIds }),
    ratings: countRatings(facts, among("stars")),
    inStock: withFlag("inStock"),
    onOffer: withFlag("onOffer"),
    selfOperated: countMarked(
      tally([facts.shop], among("selfOperated"), facts.shops.size),
      (shop) => shops.selfOperated[shop] === 1,
    ),
    freeDelivery: withFlag("freeDelivery"),
    options: countOptions(facts, scope, narrowed, filters.meaningIds),
    price: countPrices(facts, scope, among("price")),
  };
}

const noPlaces: Places = new Int32Array();

function isWhole({ failingOnly }: Narrowed): boolean {
  return failingOnly.size === 0;
}

function placesFor({ passing, failingOnly }: Narrowed, name: FilterName): readonly Places[] {
  const others = failingOnly.get(name);
  return others === undefined ? [passing] : [passing, others];
}

/** How many products have a number of which something holds. */
function countMarked(counts: Uint32Array, holds: (number: number) => boolean): number {
  return counts.reduce((sum, count, number) => (count > 0 && holds(number) ? sum + count : sum), 0);
}

/** How often each number stands in the columns. */
function tally(columns: readonly Int32Array[], all: readonly Places[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const column of columns) {
    for (const places of all) {
      const { length } = places;
      for (let index = 0; index < length; index += 1) {
        const number = column[places[index] ?? 0] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The same for a column of bytes; one function for both would be fast for neither. */
function tallyBytes(column: Uint8Array, all: readonly Places[]): Uint32Array {
  const counts = new Uint32Array(256);
  for (const places of all) {
    const { length } = places;
    for (let index = 0; index < length; index += 1) {
      const number = column[places[index] ?? 0] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

/** The numbers with the most products, ties by id, and those that are chosen. */
function ranked(
  whole: Uint32Array,
  { numbering, chosen, most }: { numbering: Numbering; chosen: readonly number[]; most: number },
): readonly number[] {
  const numbers: number[] = [];
  for (let number = 1; number < whole.length; number += 1) if ((whole[number] ?? 0) > 0) numbers.push(number);
  numbers.sort((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || numbering.idOf(a) - numbering.idOf(b));
  const shown = new Set(numbers.slice(0, most));
  for (const id of chosen) {
    const number = numbering.find(id);
    if (number > 0) shown.add(number);
  }
  return [...shown];
}

function countRatings({ stars }: FactColumns, all: readonly Places[]): FacetCounts["ratings"] {
  const counts = tallyBytes(stars, all);
  return shownStars.map((from) => ({ from, count: counts.slice(from).reduce((sum, count) => sum + count, 0) }));
}

/** From the bucket of the lowest price in the scope to that of the highest. */
function countPrices({ price, priceStep }: FactColumns, scope: Places, all: readonly Places[]): FacetCounts["price"] {
  if (scope.length === 0) return null;
  const { length } = scope;
  let min = price[scope[0] ?? 0] ?? 0;
  let max = min;
  for (let index = 1; index < length; index += 1) {
    const each = price[scope[index] ?? 0] ?? 0;
    if (each < min) min = each;
    if (each > max) max = each;
  }
  const counts = tallyBytes(priceStep, all);
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
  facts: FactColumns,
  scope: Places,
  narrowed: Narrowed,
  chosen: readonly number[],
): readonly OptionCounts[] {
  const { passing, failingOnly } = narrowed;
  const { optionNames, optionOfMeaning, meanings } = facts;
  const counted = tallyMeanings(facts, passing);
  const whole = isWhole(narrowed) ? counted.values : tallyMeanings(facts, scope).values;
  const values = counted.values.slice();
  const products = counted.products.slice();
  const base = new Uint32Array(optionNames.length).fill(passing.length);
  for (const [name, places] of failingOnly) {
    const option = optionOf(name);
    if (option === null || option === 0) continue;
    const more = tallyMeanings(facts, places);
    base[option] = passing.length + places.length;
    products[option] = (products[option] ?? 0) + (more.products[option] ?? 0);
    for (const [number, count] of more.values.entries())
      if (optionOfMeaning[number] === option) values[number] = (values[number] ?? 0) + count;
  }

  const chosenNumbers = chosen.map((id) => meanings.find(id)).filter((number) => number > 0);
  const chosenOptions = new Set(chosenNumbers.map((number) => optionOfMeaning[number] ?? 0));
  const share = (option: number): number => (products[option] ?? 0) / Math.max(1, base[option] ?? 0);
  const common = [...optionNames.keys()]
    .filter((option) => option > 0 && share(option) >= 0.5)
    .toSorted((a, b) => share(b) - share(a) || a - b)
    .slice(0, maxOptions);
  const shown = [...new Set([...common, ...chosenOptions])];

  const numbersOf = new Map<number, number[]>(shown.map((option) => [option, []]));
  for (let number = 1; number < whole.length; number += 1)
    if ((whole[number] ?? 0) > 0) numbersOf.get(optionOfMeaning[number] ?? 0)?.push(number);
  return shown.map((option) => {
    const numbers = (numbersOf.get(option) ?? [])
      .toSorted((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || meanings.idOf(a) - meanings.idOf(b))
      .slice(0, maxValues);
    const own = chosenNumbers.filter((number) => optionOfMeaning[number] === option);
    return {
      values: [...new Set([...numbers, ...own])].map((number) => ({
        id: meanings.idOf(number),
        count: values[number] ?? 0,
      })),
    };
  });
}

/** By meanings, and by options how many products have any of its values. */
function tallyMeanings(
  { meaningStart, meaningCount, meaningPool, optionOfMeaning, meanings, optionNames }: FactColumns,
  places: Places,
): { readonly values: Uint32Array; readonly products: Uint32Array } {
  const values = new Uint32Array(meanings.size);
  const products = new Uint32Array(optionNames.length);
  const { length } = places;
  for (let index = 0; index < length; index += 1) {
    const at = places[index] ?? 0;
    const start = meaningStart[at] ?? 0;
    const end = start + (meaningCount[at] ?? 0);
    let last = 0;
    for (let place = start; place < end; place += 1) {
      const number = meaningPool[place] ?? 0;
      values[number] = (values[number] ?? 0) + 1;
      const option = optionOfMeaning[number] ?? 0;
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
