import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { count, id, integer, optionalId, text } from "../wire/scalars.ts";
import { filterQuery, type ProductFilters } from "./product-filters.ts";

/** What the list is of, as its own call says it, and how it is narrowed down. */
export interface FacetsParams extends ProductFilters {
  /** What was searched for. */
  readonly text?: string | undefined;
  /** As it was typed; only with `search_meaning`. */
  readonly literal?: boolean | undefined;
  /** The category of the platform's tree that is looked at, of any level. */
  readonly categoryId?: number | undefined;
  readonly shopId?: number | undefined;
  /** A shop's own category, not one of the platform's tree. */
  readonly shopCategoryId?: number | undefined;
  /** What a coupon can be used for; only with `coupon_centre`. */
  readonly couponId?: number | undefined;
}

/** A value to choose, and how many products are listed once it is the only one of its filter. */
export interface FacetValue {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

export interface FacetCategory extends FacetValue {
  /** Null on the first level. */
  readonly parentId: number | null;
}

export interface FacetOption {
  readonly name: string;
  /** Their ids are the same for all products and in all languages. */
  readonly values: readonly FacetValue[];
}

export interface PriceBucket {
  /** In fen: prices from here on. */
  readonly from: number;
  /** In fen: prices below this one. */
  readonly to: number;
  readonly count: number;
}

/**
 * What a list can be narrowed down by. Values are those of the whole list, whatever is chosen, so that one with count 0
 * stays where it was; each count is given what the other filters say. Those with the most products of the whole list come
 * first, and of many only these and the chosen ones are there.
 */
export interface Facets {
  /** Of the list as it is narrowed down; counted to the end, other than the list's own. */
  readonly total: number;
  /**
   * Right below the category that is looked at, and below each that is chosen or has a chosen one below it; parents before
   * their children.
   */
  readonly categories: readonly FacetCategory[];
  readonly brands: readonly FacetValue[];
  readonly shops: readonly FacetValue[];
  /** So many stars or more; the most first. */
  readonly ratings: readonly { readonly from: number; readonly count: number }[];
  readonly inStock: number;
  readonly onOffer: number;
  readonly selfOperated: number;
  readonly freeDelivery: number;
  /** The few options that most of what is listed has, and those of chosen values. Values in their own order. */
  readonly options: readonly FacetOption[];
  /** In fen, of the whole list, without gaps between the buckets; null where nothing is listed. */
  readonly price: {
    readonly min: number;
    readonly max: number;
    readonly buckets: readonly PriceBucket[];
  } | null;
}

const value: Decoder<FacetValue> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  count: field("count", count),
}));

const category: Decoder<FacetCategory> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  count: field("count", count),
  parentId: field("pid", optionalId),
}));

const option: Decoder<FacetOption> = record((field) => ({
  name: field("name", text),
  values: field("values", list(value)),
}));

const rating = record((field) => ({ from: field("from", integer), count: field("count", count) }));

const bucket: Decoder<PriceBucket> = record((field) => ({
  from: field("from", money),
  to: field("to", money),
  count: field("count", count),
}));

const price = record((field) => ({
  min: field("min", money),
  max: field("max", money),
  buckets: field("buckets", list(bucket)),
}));

const facets: Decoder<Facets> = record((field) => ({
  total: field("count", count),
  categories: field("categories", list(category)),
  brands: field("brands", list(value)),
  shops: field("shops", list(value)),
  ratings: field("ratings", list(rating)),
  inStock: field("in_stock", count),
  onOffer: field("on_offer", count),
  selfOperated: field("self_operated", count),
  freeDelivery: field("free_delivery", count),
  options: field("options", list(option)),
  price: field("price", optional(price)),
}));

/** An extension: only where the site configuration's `extensions` have `facets`. */
export const fetchFacets = getCall("goods/facets", {
  query: ({ text: searched, literal, categoryId, shopId, shopCategoryId, couponId, ...filters }: FacetsParams) => ({
    name: searched === "" ? undefined : searched,
    literal: literal === true ? 1 : undefined,
    platform_cate_id: categoryId,
    shop_id: shopId,
    shop_cate_id: shopCategoryId,
    coupon_id: couponId,
    ...filterQuery(filters),
  }),
  decode: facets,
});

/** As fresh as the lists that it stands beside. */
export const facetsQuery = defineQuery(fetchFacets, {
  key: "facets",
  freshMs: minute,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn"],
});
