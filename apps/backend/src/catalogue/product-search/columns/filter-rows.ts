import { bestOfArticles } from "./best-of-articles.ts";
import type { OptionFold } from "./attribute-register.ts";
import type { FacetFilters, FilterName, IndexScope } from "./filters.ts";
import { productFlags, type ColumnStore } from "./column-store.ts";
import type { Dictionary } from "./dictionary.ts";

/** What shops are at a moment, by their codes. */
export interface ShopStates {
  /** 1: may sell. */
  readonly usable: Uint8Array;
  /** 1: run by the platform. */
  readonly selfOperated: Uint8Array;
  /** 1: what it sells can be bought. */
  readonly takesPayments: Uint8Array;
}

/** Rows of products in the columns. */
export type RowIds = Int32Array;

/** The products of a scope, those of them that are on sale in shops that may sell. */
export function rowsInScope(columns: ColumnStore, shops: ShopStates, scope: IndexScope, among: RowIds | null): RowIds {
  const { shopId, shopCategoryId, brandId, category, isRecommended, named } = scope;
  const conditions: Condition[] = [];
  const isExactly = (column: Int32Array, value: number): Condition => ({
    kind: "range",
    column,
    min: value,
    max: value,
  });
  if (shopId != null) conditions.push(isExactly(columns.shop, columns.shops.codeOf(shopId)));
  if (shopCategoryId != null)
    conditions.push(isExactly(columns.shopCategory, shopCategoryId > 0 ? shopCategoryId : -1));
  if (brandId != null) conditions.push(isExactly(columns.brand, columns.brands.codeOf(brandId)));
  if (category != null)
    conditions.push(
      isExactly(categoryColumns(columns)[category.level - 1] ?? columns.id, columns.categories.codeOf(category.id)),
    );
  conditions.push({ kind: "marked", column: columns.shop, marks: shops.usable });
  conditions.push(hasFlags((flags) => (flags & productFlags.onSale) !== 0)(columns));
  if (isRecommended != null)
    conditions.push(hasFlags((flags) => ((flags & productFlags.recommended) !== 0) === isRecommended)(columns));
  if (named != null) conditions.push({ kind: "named", column: columns.id, ...named });
  const [first, ...others] = conditions;
  const start = among ?? firstMatching(columns, first);
  return (among === null ? others : conditions).reduce((rowIds, condition) => split(rowIds, condition)[0], start);
}

export function categoryColumns(columns: ColumnStore): readonly [Int32Array, Int32Array, Int32Array] {
  return [columns.firstCategory, columns.secondCategory, columns.thirdCategory];
}

/** Which of the products match all filters, and which all but one. */
export interface FilteredRows {
  readonly matching: RowIds;
  /** By the only filter that they do not match. */
  readonly failingOnly: ReadonlyMap<FilterName, RowIds>;
}

export function filterRows(
  columns: ColumnStore,
  shops: ShopStates,
  rowIds: RowIds,
  filters: FacetFilters,
  fold: OptionFold,
): FilteredRows {
  let matching = rowIds;
  const failingOnly = new Map<FilterName, RowIds>();
  for (const [name, condition] of conditionsOf(columns, shops, filters, fold)) {
    for (const [other, failing] of failingOnly) failingOnly.set(other, split(failing, condition)[0]);
    const [those, others] = split(matching, condition);
    matching = those;
    failingOnly.set(name, others);
  }
  return { matching, failingOnly };
}

/** Only those that match all filters. */
export function matchingRows(
  columns: ColumnStore,
  shops: ShopStates,
  rowIds: RowIds,
  filters: FacetFilters,
  fold: OptionFold,
): RowIds {
  const conditions = conditionsOf(columns, shops, filters, fold);
  const matching = conditions.reduce((those, [, condition]) => split(those, condition)[0], rowIds);
  return filters.onePerArticle ? bestOfArticles(columns, shops, matching) : matching;
}

/** A condition as data: a function that is called for each product would cost several times what it asks. */
type Condition =
  | { readonly kind: "marked"; readonly column: Int32Array; readonly marks: Uint8Array }
  | { readonly kind: "marked-byte"; readonly column: Uint8Array; readonly marks: Uint8Array }
  | { readonly kind: "range"; readonly column: Int32Array; readonly min: number; readonly max: number }
  | { readonly kind: "category"; readonly levels: ReturnType<typeof categoryColumns>; readonly marks: Uint8Array }
  | { readonly kind: "meaning"; readonly columns: ColumnStore; readonly marks: Uint8Array }
  | {
      readonly kind: "named";
      readonly column: Int32Array;
      readonly productIds: ReadonlySet<number>;
      readonly isExcept: boolean;
    };

function conditionsOf(
  columns: ColumnStore,
  shops: ShopStates,
  filters: FacetFilters,
  fold: OptionFold,
): readonly (readonly [FilterName, Condition])[] {
  const { categoryIds, brandIds, shopIds, minPrice, maxPrice, minStars } = filters;
  const found: [FilterName, Condition][] = [];
  if (categoryIds.length > 0) {
    const marks = marked(codesOf(categoryIds, columns.categories), columns.categories.size);
    found.push(["category", { kind: "category", levels: categoryColumns(columns), marks }]);
  }
  if (brandIds.length > 0) {
    const marks = marked(codesOf(brandIds, columns.brands), columns.brands.size);
    found.push(["brand", { kind: "marked", column: columns.brand, marks }]);
  }
  if (shopIds.length > 0) {
    const marks = marked(codesOf(shopIds, columns.shops), columns.shops.size);
    found.push(["shop", { kind: "marked", column: columns.shop, marks }]);
  }
  if (minPrice !== null || maxPrice !== null) {
    const bounds = { min: minPrice ?? 0, max: maxPrice ?? Number.POSITIVE_INFINITY };
    found.push(["price", { kind: "range", column: columns.price, ...bounds }]);
  }
  if (minStars !== null) {
    const marks = Uint8Array.from({ length: 256 }, (_, stars) => (stars >= minStars ? 1 : 0));
    found.push(["stars", { kind: "marked-byte", column: columns.stars, marks }]);
  }
  for (const name of ["inStock", "onOffer", "freeDelivery"] as const) {
    const flag = flagOf[name];
    if (filters[name]) found.push([name, hasFlags((flags) => (flags & flag) !== 0)(columns)]);
  }
  if (filters.selfOperated)
    found.push(["selfOperated", { kind: "marked", column: columns.shop, marks: shops.selfOperated }]);
  for (const [option, values] of byOption(columns, filters.meaningIds, fold)) {
    const marks = marksOfValues(values, fold);
    found.push([`option ${option}`, { kind: "meaning", columns, marks }]);
  }
  return found;
}

export const flagOf = {
  inStock: productFlags.inStock,
  onOffer: productFlags.onOffer,
  freeDelivery: productFlags.freeDelivery,
} as const;

function hasFlags(holds: (flags: number) => boolean): (columns: ColumnStore) => Condition {
  const marks = Uint8Array.from({ length: 256 }, (_, flags) => (holds(flags) ? 1 : 0));
  return ({ flags }) => ({ kind: "marked-byte", column: flags, marks });
}

/**
 * Wanted meanings, or what they are counted as, by the codes of their options. What no product has is of the option 0, which no
 * product has either.
 */
function byOption(
  { meanings }: ColumnStore,
  ids: readonly number[],
  { codes, options }: OptionFold,
): ReadonlyMap<number, readonly number[]> {
  const wanted = codesOf(ids, meanings).map((code) => codes[code] ?? 0);
  return Map.groupBy(wanted, (code) => options[code] ?? 0);
}

/** Each meaning that is counted as one of these. */
function marksOfValues(values: readonly number[], { codes }: OptionFold): Uint8Array {
  const wanted = marked(values, codes.length);
  return codes.reduce((marks, value, code) => {
    marks[code] = wanted[value] ?? 0;
    return marks;
  }, new Uint8Array(codes.length));
}

/** 0 for what is unknown. */
function codesOf(ids: readonly number[], dictionary: Dictionary): readonly number[] {
  return ids.map((id) => Math.max(0, dictionary.codeOf(id)));
}

function marked(codes: readonly number[], size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const code of codes) if (code > 0) marks[code] = 1;
  return marks;
}

/** Those of all products that meet a condition; no list of all products is made for it. */
function firstMatching({ size }: ColumnStore, condition: Condition | undefined): RowIds {
  const found = new Int32Array(size);
  let count = 0;
  if (condition?.kind === "range") {
    const { column, min, max } = condition;
    for (let at = 0; at < size; at += 1) {
      const value = column[at] ?? 0;
      if (value >= min && value <= max) found[count++] = at;
    }
  } else if (condition?.kind === "marked") {
    const { column, marks } = condition;
    for (let at = 0; at < size; at += 1) if (marks[column[at] ?? 0] === 1) found[count++] = at;
  }
  return found.subarray(0, count);
}

/** Those that meet a condition, in their order, and the others, the last of them first. */
function split(rowIds: RowIds, condition: Condition): readonly [RowIds, RowIds] {
  const both = new Int32Array(rowIds.length);
  const count = divide(rowIds, condition, both);
  return [both.subarray(0, count), both.subarray(count)];
}

/** Writes those from the beginning and the others from the end. @returns how many meet it */
function divide(rowIds: RowIds, condition: Condition, both: Int32Array): number {
  const { length } = rowIds;
  let start = 0;
  let end = length - 1;
  switch (condition.kind) {
    case "marked": {
      const { column, marks } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        if (marks[column[at] ?? 0] === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "marked-byte": {
      const { column, marks } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        if (marks[column[at] ?? 0] === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "range": {
      const { column, min, max } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        const value = column[at] ?? 0;
        if (value >= min && value <= max) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "category": {
      const { levels, marks } = condition;
      const [first, second, third] = levels;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        const passes = (marks[first[at] ?? 0] ?? 0) | (marks[second[at] ?? 0] ?? 0) | (marks[third[at] ?? 0] ?? 0);
        if (passes === 1) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "meaning": {
      const { columns, marks } = condition;
      const { meaningStart, meaningCount, meaningPool } = columns;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        let offset = meaningStart[at] ?? 0;
        const last = offset + (meaningCount[at] ?? 0);
        while (offset < last && marks[meaningPool[offset] ?? 0] !== 1) offset += 1;
        if (offset < last) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    case "named": {
      const { column, productIds, isExcept } = condition;
      for (let index = 0; index < length; index += 1) {
        const at = rowIds[index] ?? 0;
        if (productIds.has(column[at] ?? 0) !== isExcept) both[start++] = at;
        else both[end--] = at;
      }
      return start;
    }
    default:
      return condition satisfies never;
  }
}
