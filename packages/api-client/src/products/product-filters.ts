import type { Query } from "../wire/request.ts";
import { moneyText } from "../wire/money.ts";

/**
 * What narrows a list of products down, beside what the list is of. Of several values of one filter a product needs one,
 * and of each filter that is set it needs some. An extension: only where the site configuration's `extensions` have
 * `facets`.
 */
export interface ProductFilters {
  /** Categories of the platform's tree, of any level. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly shopIds?: readonly number[] | undefined;
  /** In fen, both included: of what a visitor would pay now. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** From 1 to 5: on average its reviews give so many stars, or more. */
  readonly minRating?: number | undefined;
  readonly inStock?: boolean | undefined;
  /** On flash sale, or below its market price. */
  readonly onOffer?: boolean | undefined;
  readonly selfOperated?: boolean | undefined;
  /** Sent everywhere for nothing, however little is bought. */
  readonly freeDelivery?: boolean | undefined;
  /** As `Facets` name them: a product needs one value of each option of which some are given. */
  readonly optionValueIds?: readonly number[] | undefined;
  /**
   * Lists an article that several shops sell once, by the offer that costs least among those that can be bought. Only where
   * `offers` is announced. Counts of other values go on counting offers.
   */
  readonly onePerArticle?: boolean | undefined;
}

/** No parameter at all for a filter that is not set. */
export function filterQuery(filters: ProductFilters): Query {
  return {
    categories: idList(filters.categoryIds),
    brands: idList(filters.brandIds),
    shops: idList(filters.shopIds),
    min_price: filters.minPrice === undefined ? undefined : moneyText(filters.minPrice),
    max_price: filters.maxPrice === undefined ? undefined : moneyText(filters.maxPrice),
    min_rating: filters.minRating,
    in_stock: flag(filters.inStock),
    on_offer: flag(filters.onOffer),
    self_operated: flag(filters.selfOperated),
    free_delivery: flag(filters.freeDelivery),
    options: idList(filters.optionValueIds),
    group: flag(filters.onePerArticle),
  };
}

function idList(ids: readonly number[] | undefined): string | undefined {
  return ids === undefined || ids.length === 0 ? undefined : ids.join(",");
}

function flag(wanted: boolean | undefined): 1 | undefined {
  return wanted === true ? 1 : undefined;
}
