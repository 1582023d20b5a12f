import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { count, id, integer, optionalId, text } from "../wire/scalars.ts";
import type { FacetCategory, FacetOption, Facets, FacetValue, PriceBucket } from "./facets.ts";

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

export const facets: Decoder<Facets> = record((field) => ({
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
