/** What a list is of, among the products that are on sale in shops that may sell; null and absent: any. */
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

/** All products of a scope. */
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

export function hasFilters(filters: FacetFilters): boolean {
  const { categoryIds, brandIds, shopIds, minPrice, maxPrice, minStars, meaningIds } = filters;
  const { inStock, onOffer, selfOperated, freeDelivery, onePerArticle } = filters;
  return (
    [categoryIds, brandIds, shopIds, meaningIds].some((ids) => ids.length > 0) ||
    [minPrice, maxPrice, minStars].some((bound) => bound !== null) ||
    [inStock, onOffer, selfOperated, freeDelivery, onePerArticle].includes(true)
  );
}

/** One filter, as counts know it; options are a filter each, by their code. */
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
