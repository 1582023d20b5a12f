import type { ProductFilters } from "@plaza/api-client";
import {
  type AddressLink,
  type FilterSearch,
  hasExtension,
  type ListSearch,
  positiveInteger,
  type SearchListSearch,
  type StorefrontContext,
  useExtension,
} from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/** What `has` may name. */
export const qualities = ["stock", "offer", "own", "free", "once"] as const;

const ratings = ["1", "2", "3", "4"];

/** More are not read by the platform. */
const maxIds = 50;

/** A form without scripts sends each value by itself, which makes commas. */
function split(value: unknown): readonly string[] {
  return String(value).split(/[,_]/);
}

function idList(value: unknown): string | undefined {
  const ids = split(value)
    .map(positiveInteger)
    .filter((id) => id !== undefined);
  const once = [...new Set(ids)].slice(0, maxIds).toSorted((one, other) => one - other);
  return once.length === 0 ? undefined : once.join("_");
}

/** In yuan, to the hundredth; 0 for whatever is no price. */
function amount(text: string): number {
  const number = /^[\d.]*$/.test(text) ? Math.round(Number(text) * 100) / 100 : 0;
  // Two points make no number, which is not less.
  return number < 10_000_000 ? number : 0;
}

/** Two fields of a form make `20,180`. Ends in the wrong order are turned. */
function priceRange(value: unknown): string | undefined {
  const ends = String(value).split(/[,-]/);
  const [one = 0, other = 0] = ends.length === 2 ? ends.map(amount) : [];
  const [from, to] = one > other && other > 0 ? [other, one] : [one, other];
  if (from === 0 && to === 0) return undefined;
  return `${from === 0 ? "" : from}-${to === 0 ? "" : to}`;
}

/**
 * The filters that an address names, in their one spelling: each value once and in order, without what is none. It is read by
 * whoever loads or shows a list, not by the routes, whose code every first visit brings.
 */
export function filterSearch(search: { readonly [Key in keyof FilterSearch]?: unknown }): FilterSearch {
  const { categories, brand, shop, price, rating, has, option } = search;
  const named = split(has);
  const known = qualities.filter((each) => named.includes(each));
  return {
    categories: idList(categories),
    brand: idList(brand),
    shop: idList(shop),
    price: priceRange(price),
    rating: ratings.find((each) => each === rating),
    has: known.length === 0 ? undefined : known.join("_"),
    option: idList(option),
  };
}

/** The ids that an address gives for one filter. */
export function idsOf(list: string | undefined): readonly number[] | undefined {
  return list?.split("_").map(Number);
}

/** The ends of a range of prices in fen; undefined where it is open. */
export function priceEnds(price = "-"): readonly [from: number | undefined, to: number | undefined] {
  const [from, to] = price.split("-").map((end) => (end === "" ? undefined : Math.round(Number(end) * 100)));
  return [from, to];
}

/** What an address asks for, as the platform is asked. What it does not say is not there, and not in the page's data. */
export function productFilters({ categories, brand, shop, price, rating, has, option }: FilterSearch): ProductFilters {
  const [minPrice, maxPrice] = priceEnds(price);
  const asked = (quality: string): true | undefined => has?.split("_").includes(quality) || undefined;
  const all: ProductFilters = {
    categoryIds: idsOf(categories),
    brandIds: idsOf(brand),
    shopIds: idsOf(shop),
    minPrice,
    maxPrice,
    minRating: rating === undefined ? undefined : Number(rating),
    inStock: asked("stock"),
    onOffer: asked("offer"),
    selfOperated: asked("own"),
    freeDelivery: asked("free"),
    optionValueIds: idsOf(option),
    onePerArticle: asked("once"),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export function hasFilters(search: FilterSearch): boolean {
  return Object.values(filterSearch(search)).some((value) => value !== undefined);
}

/** What the platform can list of what an address asks for: without `facets` all of it. */
function supportedFilters<Search extends ListSearch>(search: Search, hasFacets: boolean): Search {
  return { ...search, ...filterSearch(hasFacets ? search : {}) };
}

/**
 * Loads {@link supportedFilters} for a page. An address that spells its filters in another way, as a form without scripts does,
 * is redirected to their one spelling.
 */
export async function loadSupportedFilters<Search extends ListSearch>(
  context: StorefrontContext,
  search: Search,
  address: (search: Search) => AddressLink,
): Promise<Search> {
  const filters = filterSearch(search);
  const isOther = Object.entries(filters).some(([key, value]) => search[key as keyof FilterSearch] !== value);
  if (isOther) throw redirect({ ...address({ ...search, ...filters }), replace: true });
  if (!hasFilters(filters)) return search;
  return supportedFilters(search, await hasExtension(context, "facets"));
}

export function useSupportedFilters<Search extends ListSearch>(search: Search): Search {
  return supportedFilters(search, useExtension("facets"));
}

/** What the platform can search of what an address asks for: without `search_meaning` there is one reading of a text. */
function supportedSearch(search: SearchListSearch, hasReadings: boolean): SearchListSearch {
  return search.literal === undefined || hasReadings ? search : { ...search, literal: undefined };
}

/** Loads {@link supportedSearch}, with {@link loadSupportedFilters}, for a page. */
export async function loadSupportedSearch(
  context: StorefrontContext,
  asked: SearchListSearch,
  address: (search: SearchListSearch) => AddressLink,
): Promise<SearchListSearch> {
  const search = await loadSupportedFilters(context, asked, address);
  return search.literal === undefined ? search : supportedSearch(search, await hasExtension(context, "search_meaning"));
}

export function useSupportedSearch(asked: SearchListSearch): SearchListSearch {
  return supportedSearch(useSupportedFilters(asked), useExtension("search_meaning"));
}
