import { bestOfArticles } from "./best-of-articles.ts";
import { factFlags, type FactColumns } from "./fact-columns.ts";
import type { Numbering } from "./numbering.ts";

/** What a list is of; null and absent: any. Of what is on sale, in shops that may sell. */
export interface IndexScope {
  readonly shopId?: number | null;
  readonly shopCategoryId?: number | null;
  readonly brandId?: number | null;
  readonly category?: { readonly id: number; readonly level: 1 | 2 | 3 } | null;
  readonly isRecommended?: boolean | null;
  /** Only these, or all but these. */
  readonly named?: { readonly productIds: ReadonlySet<number>; readonly isExcept: boolean } | null;
}

/** What a list is narrowed down by. Of the values of one filter a product needs one; empty, null and false: any. */
export interface FacetFilters {
  /** Of any level. */
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly shopIds: readonly number[];
  /** In fen, both included: what a visitor pays now. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Whole stars, on average. */
  readonly minStars: number | null;
  readonly inStock: boolean;
  /** On flash sale, or below its market price. */
  readonly onOffer: boolean;
  readonly selfOperated: boolean;
  /** Sent everywhere for nothing. */
  readonly freeDelivery: boolean;
  /** Meanings of options' values: of each option of which some are given, a product needs one. */
  readonly meaningIds: readonly number[];
  /** Of the offers of one article that pass, the best alone. */
  readonly onePerArticle: boolean;
}

/** What narrows nothing down. */
export const noFilters: FacetFilters = {
  categoryIds: [],
  brandIds: [],
  shopIds: [],
  minPrice: null,
  maxPrice: null,
  minStars: null,
  inStock: false,
  onOffer: false,
  selfOperated: false,
  freeDelivery: false,
  meaningIds: [],
  onePerArticle: false,
};

export function isNarrowed(filters: FacetFilters): boolean {
  const { categoryIds, brandIds, shopIds, minPrice, maxPrice, minStars, meaningIds } = filters;
  const { inStock, onOffer, selfOperated, freeDelivery, onePerArticle } = filters;
  return (
    [categoryIds, brandIds, shopIds, meaningIds].some((ids) => ids.length > 0) ||
    [minPrice, maxPrice, minStars].some((bound) => bound !== null) ||
    [inStock, onOffer, selfOperated, freeDelivery, onePerArticle].includes(true)
  );
}

/** One filter, as counts know it; options are a filter each, by their number. */
export type FilterName =
  | "category"
  | "brand"
  | "shop"
  | "price"
  | "stars"
  | "inStock"
  | "onOffer"
  | "selfOperated"
  | "freeDelivery"
  | `option ${number}`;

/** What shops are at a moment, by their numbers. */
export interface ShopStates {
  /** 1: may sell. */
  readonly usable: Uint8Array;
  /** 1: run by the platform. */
  readonly selfOperated: Uint8Array;
  /** 1: what it sells can be bought. */
  readonly takesPayments: Uint8Array;
}

/** Places of products in the columns. */
export type Places = Int32Array;

/** The products of a scope, those of them that are on sale in shops that may sell. */
export function placesInScope(facts: FactColumns, shops: ShopStates, scope: IndexScope, among: Places | null): Places {
  const { shopId, shopCategoryId, brandId, category, isRecommended, named } = scope;
  const conditions: Condition[] = [];
  const isExactly = (column: Int32Array, value: number): Condition => ({
    kind: "range",
    column,
    min: value,
    max: value,
  });
  if (shopId != null) conditions.push(isExactly(facts.shop, facts.shops.find(shopId)));
  if (shopCategoryId != null) conditions.push(isExactly(facts.shopCategory, shopCategoryId > 0 ? shopCategoryId : -1));
  if (brandId != null) conditions.push(isExactly(facts.brand, facts.brands.find(brandId)));
  if (category != null)
    conditions.push(
      isExactly(categoryColumns(facts)[category.level - 1] ?? facts.id, facts.categories.find(category.id)),
    );
  conditions.push({ kind: "marked", column: facts.shop, marks: shops.usable });
  conditions.push(hasFlags((flags) => (flags & factFlags.onSale) !== 0)(facts));
  if (isRecommended != null)
    conditions.push(hasFlags((flags) => ((flags & factFlags.recommended) !== 0) === isRecommended)(facts));
  if (named != null) conditions.push({ kind: "named", column: facts.id, ...named });
  const [first, ...others] = conditions;
  const start = among ?? firstKept(facts, first);
  return (among === null ? others : conditions).reduce((places, condition) => split(places, condition)[0], start);
}

export function categoryColumns(facts: FactColumns): readonly [Int32Array, Int32Array, Int32Array] {
  return [facts.firstCategory, facts.secondCategory, facts.thirdCategory];
}

/** Which of the products pass all filters, and which all but one. */
export interface Narrowed {
  readonly passing: Places;
  /** By the filter that alone keeps them from passing. */
  readonly failingOnly: ReadonlyMap<FilterName, Places>;
}

export function narrow(facts: FactColumns, shops: ShopStates, places: Places, filters: FacetFilters): Narrowed {
  let passing = places;
  const failingOnly = new Map<FilterName, Places>();
  for (const [name, condition] of conditionsOf(facts, shops, filters)) {
    for (const [other, failing] of failingOnly) failingOnly.set(other, split(failing, condition)[0]);
    const [those, others] = split(passing, condition);
    passing = those;
    failingOnly.set(name, others);
  }
  return { passing, failingOnly };
}

/** Only those that pass all filters. */
export function passingAll(facts: FactColumns, shops: ShopStates, places: Places, filters: FacetFilters): Places {
  const conditions = conditionsOf(facts, shops, filters);
  const passing = conditions.reduce((those, [, condition]) => split(those, condition)[0], places);
  return filters.onePerArticle ? bestOfArticles(facts, shops, passing) : passing;
}

/** A condition as data: a function that is called for each product would cost several times what it asks. */
type Condition =
  | { readonly kind: "marked"; readonly column: Int32Array; readonly marks: Uint8Array }
  | { readonly kind: "marked-byte"; readonly column: Uint8Array; readonly marks: Uint8Array }
  | { readonly kind: "range"; readonly column: Int32Array; readonly min: number; readonly max: number }
  | { readonly kind: "category"; readonly columns: ReturnType<typeof categoryColumns>; readonly marks: Uint8Array }
  | { readonly kind: "meaning"; readonly facts: FactColumns; readonly marks: Uint8Array }
  | {
      readonly kind: "named";
      readonly column: Int32Array;
      readonly productIds: ReadonlySet<number>;
      readonly isExcept: boolean;
    };

function conditionsOf(
  facts: FactColumns,
  shops: ShopStates,
  filters: FacetFilters,
): readonly (readonly [FilterName, Condition])[] {
  const { categoryIds, brandIds, shopIds, minPrice, maxPrice, minStars } = filters;
  const found: [FilterName, Condition][] = [];
  if (categoryIds.length > 0) {
    const marks = marked(numbersOf(categoryIds, facts.categories), facts.categories.size);
    found.push(["category", { kind: "category", columns: categoryColumns(facts), marks }]);
  }
  if (brandIds.length > 0) {
    const marks = marked(numbersOf(brandIds, facts.brands), facts.brands.size);
    found.push(["brand", { kind: "marked", column: facts.brand, marks }]);
  }
  if (shopIds.length > 0) {
    const marks = marked(numbersOf(shopIds, facts.shops), facts.shops.size);
    found.push(["shop", { kind: "marked", column: facts.shop, marks }]);
  }
  if (minPrice !== null || maxPrice !== null) {
    const bounds = { min: minPrice ?? 0, max: maxPrice ?? Number.POSITIVE_INFINITY };
    found.push(["price", { kind: "range", column: facts.price, ...bounds }]);
  }
  if (minStars !== null) {
    const marks = Uint8Array.from({ length: 256 }, (_, stars) => (stars >= minStars ? 1 : 0));
    found.push(["stars", { kind: "marked-byte", column: facts.stars, marks }]);
  }
  for (const name of ["inStock", "onOffer", "freeDelivery"] as const) {
    const flag = flagOf[name];
    if (filters[name]) found.push([name, hasFlags((flags) => (flags & flag) !== 0)(facts)]);
  }
  if (filters.selfOperated)
    found.push(["selfOperated", { kind: "marked", column: facts.shop, marks: shops.selfOperated }]);
  for (const [option, meanings] of byOption(facts, filters.meaningIds)) {
    const marks = marked(meanings, facts.meanings.size);
    found.push([`option ${option}`, { kind: "meaning", facts, marks }]);
  }
  return found;
}

export const flagOf = {
  inStock: factFlags.inStock,
  onOffer: factFlags.onOffer,
  freeDelivery: factFlags.sentForFree,
} as const;

function hasFlags(holds: (flags: number) => boolean): (facts: FactColumns) => Condition {
  const marks = Uint8Array.from({ length: 256 }, (_, flags) => (holds(flags) ? 1 : 0));
  return ({ flags }) => ({ kind: "marked-byte", column: flags, marks });
}

/** Wanted meanings by the numbers of their options. What no product has is of the option 0, which no product has either. */
function byOption(facts: FactColumns, ids: readonly number[]): ReadonlyMap<number, readonly number[]> {
  return Map.groupBy(numbersOf(ids, facts.meanings), (number) => facts.optionOfMeaning[number] ?? 0);
}

/** 0 for what is unknown. */
function numbersOf(ids: readonly number[], numbering: Numbering): readonly number[] {
  return ids.map((id) => Math.max(0, numbering.find(id)));
}

function marked(numbers: readonly number[], size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const number of numbers) if (number > 0) marks[number] = 1;
  return marks;
}

/** Those of all products that meet a condition, without a list of all products. */
function firstKept({ size }: FactColumns, condition: Condition | undefined): Places {
  const kept = new Int32Array(size);
  let count = 0;
  if (condition?.kind === "range") {
    const { column, min, max } = condition;
    for (let at = 0; at < size; at += 1) {
      const value = column[at] ?? 0;
      if (value >= min && value <= max) kept[count++] = at;
    }
  } else if (condition?.kind === "marked") {
    const { column, marks } = condition;
    for (let at = 0; at < size; at += 1) if (marks[column[at] ?? 0] === 1) kept[count++] = at;
  }
  return kept.subarray(0, count);
}

/** Those that meet a condition, in their order, and the others, the last of them first. */
function split(places: Places, condition: Condition): readonly [Places, Places] {
  const both = new Int32Array(places.length);
  const count = divide(places, condition, both);
  return [both.subarray(0, count), both.subarray(count)];
}

/** Writes those from the beginning and the others from the end. @returns how many meet it */
function divide(places: Places, condition: Condition, both: Int32Array): number {
  const { length } = places;
  let start = 0;
  let end = length - 1;
  switch (condition.kind) {
    case "marked": {
      const { column, marks } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        if (marks[column[at] ?? 0] === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "marked-byte": {
      const { column, marks } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        if (marks[column[at] ?? 0] === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "range": {
      const { column, min, max } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        const value = column[at] ?? 0;
        if (value >= min && value <= max) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "category": {
      const { columns, marks } = condition;
      const [first, second, third] = columns;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        const passes = (marks[first[at] ?? 0] ?? 0) | (marks[second[at] ?? 0] ?? 0) | (marks[third[at] ?? 0] ?? 0);
        if (passes === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "meaning": {
      const { facts, marks } = condition;
      const { meaningStart, meaningCount, meaningPool } = facts;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        let place = meaningStart[at] ?? 0;
        const last = place + (meaningCount[at] ?? 0);
        while (place < last && marks[meaningPool[place] ?? 0] !== 1) place += 1;
        if (place < last) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "named": {
      const { column, productIds, isExcept } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = places[index] ?? 0;
        if (productIds.has(column[at] ?? 0) !== isExcept) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    default:
      return condition satisfies never;
  }
}
