import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import { takedown, type Takedown } from "./takedown.ts";

export type ListingFilter = "all" | "onShelf" | "offShelf" | "fewLeft" | "takenDown";

export interface ListingSku {
  readonly id: number;
  /** The values of its options, in one text; "" where it has none. */
  readonly options: string;
  /** Fen. */
  readonly price: number;
  /** Fen; 0 where there is none. */
  readonly marketPrice: number;
  readonly stock: number;
}

/** A product as its shop sees it. */
export interface Listing {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly isListed: boolean;
  /** The platform shows it, once it is on the shelf. */
  readonly isApproved: boolean;
  /** Null: the platform has not taken it down. */
  readonly takedown: Takedown | null;
  readonly soldCount: number;
  readonly skus: readonly ListingSku[];
}

const product: Decoder<Listing> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  isListed: field("is_on_shelf", flag),
  isApproved: field("is_approved", flag),
  takedown: field("takedown", optional(takedown)),
  soldCount: field("sold", count),
  skus: field(
    "skus",
    list(
      record((sku) => ({
        id: sku("id", id),
        options: sku("options", text),
        price: sku("price", money),
        marketPrice: sku("market_price", money),
        stock: sku("stock", requiredCount),
      })),
    ),
  ),
}));

const lists: Readonly<Record<ListingFilter, string>> = {
  all: "all",
  onShelf: "on_shelf",
  offShelf: "off_shelf",
  fewLeft: "few_left",
  takenDown: "taken_down",
};

export interface ListingParams {
  readonly list: ListingFilter;
  /** A part of a name in any language. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The shop's products with their SKUs, the newest first. */
export const fetchListings = getCall("products/list", {
  query: ({ list: name, words, page: number, pageSize }: ListingParams) => ({
    list: lists[name],
    words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<Listing> => listingPage(value, context),
});
const listingPage = page(product);

export const listingsQuery = defineQuery(fetchListings, {
  key: "shelf",
  freshMs: 5 * second,
  staleAfter: ["shelf-change", "takedown-change"],
});

/** Numbers of SKUs, in fen or pieces, and whether a product is on the shelf, 1 or 0. */
export type ListingField = "price" | "marketPrice" | "stock" | "isListed";

/** A cell of the table: what it was taken for, and what it is to be. */
export interface ListingCell {
  readonly field: ListingField;
  /** The SKU's, for the shelf the product's. */
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A cell that was something else by then, and stays so. */
export interface ListingConflict {
  readonly field: ListingField;
  readonly id: number;
}

export interface ListingChange {
  readonly changed: number;
  readonly conflicts: readonly ListingConflict[];
}

const wireFields: Readonly<Record<ListingField, string>> = {
  price: "price",
  marketPrice: "market_price",
  stock: "stock",
  isListed: "is_on_shelf",
};
const wireWord = wordOf("price", "market_price", "stock", "is_on_shelf");
const conflictField: Decoder<ListingField> = (value, context) => {
  const name = wireWord(value, context);
  return name === "market_price" ? "marketPrice" : name === "is_on_shelf" ? "isListed" : name;
};

function wireValue(field: ListingField, value: number): string | number {
  return field === "price" || field === "marketPrice" ? moneyText(value) : value;
}

export const changeListings = postCall("products/change", {
  body: ({ cells }: { readonly cells: readonly ListingCell[] }) => ({
    cells: cells.map(({ field, id: cellId, from, to }) => ({
      field: wireFields[field],
      id: cellId,
      from: wireValue(field, from),
      to: wireValue(field, to),
    })),
  }),
  decode: record((field): ListingChange => ({
    changed: field("changed", count),
    conflicts: field(
      "conflicts",
      list(record((each) => ({ field: each("field", conflictField), id: each("id", id) }))),
    ),
  })),
});
