import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Facets, FacetValue } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { filterSearch, priceEnds, qualities } from "../list/filters.ts";
import { type ListFilter, valuesOf, withValue } from "./change-filters.ts";
import { priceText } from "./price-scale.ts";

export interface AppliedFilter {
  /** Tells it from the others of a list. */
  readonly key: string;
  readonly name: string;
  /** All others. */
  readonly without: FilterSearch;
}

/** Each value in force by its name, in the order of the panel. */
export function appliedFilters(i18n: I18n, search: FilterSearch, facets: Facets | undefined): readonly AppliedFilter[] {
  const filters = filterSearch(search);
  const { price, rating } = filters;
  const named = (filter: Exclude<ListFilter, "has">, values: readonly FacetValue[] = []): readonly AppliedFilter[] => {
    const without = (id: string) => withValue(filters, filter, id, false);
    const known = new Map(values.map(({ id, name }) => [String(id), name]));
    return valuesOf(filters, filter).map((id) => ({
      key: `${filter}-${id}`,
      name: known.get(id) ?? i18n._(unnamed[filter]),
      without: without(id),
    }));
  };
  const has = valuesOf(filters, "has");
  return [
    ...named("categories", facets?.categories),
    ...(price === undefined
      ? []
      : [{ key: "price", name: priceName(i18n, price), without: { ...filters, price: undefined } }]),
    ...named("brand", facets?.brands),
    ...named("shop", facets?.shops),
    ...(rating === undefined
      ? []
      : [
          {
            key: "rating",
            name: i18n._(msg`Rated ${rating} and up`),
            without: { ...filters, rating: undefined },
          },
        ]),
    ...qualities
      .filter((quality) => has.includes(quality))
      .map((quality) => ({
        key: quality,
        name: i18n._(qualityNames[quality]),
        without: withValue(filters, "has", quality, false),
      })),
    ...named(
      "option",
      facets?.options.flatMap(({ values }) => values),
    ),
  ];
}

/** Where the platform did not say what a value is called. */
const unnamed = {
  categories: msg`Category`,
  brand: msg`Brand`,
  shop: msg`Shop`,
  option: msg`Option`,
};

/** `¥20–180` */
export function priceName(i18n: I18n, price: string): string {
  const [from, to] = priceEnds(price);
  if (to === undefined) {
    const lowest = priceText(from ?? 0);
    return i18n._(msg`From ${lowest}`);
  }
  const highest = priceText(to);
  return from === undefined ? i18n._(msg`Up to ${highest}`) : `${priceText(from)}–${highest.slice(1)}`;
}

/** What `has` names: what a product has, and that offers of one article are one. */
export const qualityNames = {
  stock: msg`In stock`,
  offer: msg`On offer`,
  free: msg`Free delivery`,
  own: msg`Self-operated`,
  once: msg`Show each product once`,
} satisfies Record<(typeof qualities)[number], unknown>;
