import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, optionalCount, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import { productApproval, type ProductApproval } from "./product-approvals.ts";
import { takedown, type Takedown } from "./takedown.ts";

export type ListingFilter = "all" | "onShelf" | "offShelf" | "fewLeft" | "takenDown" | "toApprove";

export interface ListingSku {
  readonly id: number;
  /** The values of its options, in one text; "" where it has none. */
  readonly options: string;
  /** Fen. */
  readonly price: number;
  /** Fen; 0 where there is none. */
  readonly marketPrice: number;
  readonly stock: number;
  /** Pieces that a flash sale has set aside, which are no part of the stock; absent: none. */
  readonly setAside?: number;
  /** What its shop knows it by; "": nothing. */
  readonly ownNumber: string;
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
  /** Null: the platform has approved it, or need not. */
  readonly approval: ProductApproval | null;
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
  approval: field("approval", optional(productApproval)),
  soldCount: field("sold", count),
  skus: field(
    "skus",
    list(
      record((sku): ListingSku => {
        const setAside = sku("set_aside", optionalCount) ?? 0;
        return {
          id: sku("id", id),
          options: sku("options", text),
          price: sku("price", money),
          marketPrice: sku("market_price", money),
          stock: sku("stock", requiredCount),
          ...(setAside > 0 && { setAside }),
          ownNumber: sku("own_number", optionalText) ?? "",
        };
      }),
    ),
  ),
}));

const lists: Readonly<Record<ListingFilter, string>> = {
  all: "all",
  onShelf: "on_shelf",
  offShelf: "off_shelf",
  fewLeft: "few_left",
  takenDown: "taken_down",
  toApprove: "to_approve",
};

export type ListingSort = "newest" | "name" | "price" | "priceDown" | "stock" | "stockDown" | "sales";

const sorts: Readonly<Record<ListingSort, string>> = {
  newest: "newest",
  name: "name",
  price: "price",
  priceDown: "price_down",
  stock: "stock",
  stockDown: "stock_down",
  sales: "sales",
};

/** What the shop's products are narrowed down by; what is absent is any. */
export interface ListingNarrowing {
  readonly list: ListingFilter;
  /** A part of a name in any language, or a whole number of the shop's own, or a barcode. */
  readonly words?: string | undefined;
  /** It stands in this category or below it. */
  readonly categoryId?: number | undefined;
  readonly ownCategoryId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly stock?: "none" | "few" | undefined;
  readonly freight?: "free" | "fixed" | "template" | "standard" | "virtual" | undefined;
  readonly missing?: "picture" | "translation" | "barcode" | undefined;
}

/** As calls have it. */
export function narrowingFields(narrowing: ListingNarrowing) {
  const { list: name, words, categoryId, ownCategoryId, brandId, stock, freight, missing } = narrowing;
  return {
    list: lists[name],
    words,
    category_id: categoryId,
    own_category_id: ownCategoryId,
    brand_id: brandId,
    stock,
    freight,
    missing,
  };
}

export interface ListingParams extends ListingNarrowing {
  readonly sort?: ListingSort | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The shop's products with their SKUs, the newest first unless another order is named. */
export const fetchListings = getCall("products/list", {
  query: ({ sort, page: number, pageSize, ...narrowing }: ListingParams) => ({
    ...narrowingFields(narrowing),
    sort: sort === undefined ? undefined : sorts[sort],
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<Listing> => listingPage(value, context),
});
const listingPage = page(product);

export const listingsQuery = defineQuery(fetchListings, {
  key: "shelf",
  freshMs: 5 * second,
  staleAfter: ["shelf-change", "takedown-change", "approval-decision"],
});

/** Something that products are narrowed down by, or changed to. */
export interface ListingChoice {
  readonly id: number;
  readonly name: string;
}

export interface ListingChoices {
  /** Of the marketplace, in the order of the tree, with their levels from 1. */
  readonly categories: readonly (ListingChoice & { readonly level: number; readonly isUsed: boolean })[];
  readonly ownCategories: readonly ListingChoice[];
  /** Those that the shop's products have. */
  readonly brands: readonly ListingChoice[];
  readonly freightTemplates: readonly (ListingChoice & { readonly isDefault: boolean })[];
}

const choices = list(record((field): ListingChoice => ({ id: field("id", id), name: field("name", text) })));

export const fetchListingChoices = getCall("products/filters", {
  decode: record((field): ListingChoices => ({
    categories: field(
      "categories",
      list(
        record((each) => ({
          id: each("id", id),
          name: each("name", text),
          level: each("level", requiredCount),
          isUsed: each("is_used", flag),
        })),
      ),
    ),
    ownCategories: field("own_categories", choices),
    brands: field("brands", choices),
    freightTemplates: field(
      "freight_templates",
      list(
        record((each) => ({
          id: each("id", id),
          name: each("name", text),
          isDefault: each("is_default", flag),
        })),
      ),
    ),
  })),
});

export const listingChoicesQuery = defineQuery(fetchListingChoices, {
  key: "listing-choices",
  freshMs: 60 * second,
  staleAfter: ["shelf-change", "marketplace-category-change"],
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
