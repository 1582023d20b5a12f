import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";

export type ShelfList = "all" | "onShelf" | "offShelf" | "fewLeft";

export interface ShelfSku {
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
export interface ShelfProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly isOnShelf: boolean;
  /** The platform shows it, once it is on the shelf. */
  readonly isApproved: boolean;
  readonly soldCount: number;
  readonly skus: readonly ShelfSku[];
}

const product: Decoder<ShelfProduct> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  isOnShelf: field("is_on_shelf", flag),
  isApproved: field("is_approved", flag),
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

const lists: Readonly<Record<ShelfList, string>> = {
  all: "all",
  onShelf: "on_shelf",
  offShelf: "off_shelf",
  fewLeft: "few_left",
};

export interface ShelfParams {
  readonly list: ShelfList;
  /** A part of a name in any language. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The shop's products with their SKUs, the newest first. */
export const fetchShelf = getCall("products/list", {
  query: ({ list: name, words, page: number, pageSize }: ShelfParams) => ({
    list: lists[name],
    words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<ShelfProduct> => shelfPage(value, context),
});
const shelfPage = page(product);

export const shelfQuery = defineQuery(fetchShelf, { key: "shelf", freshMs: 5 * second, staleAfter: ["shelf-change"] });

/** Numbers of SKUs, in fen or pieces, and whether a product is on the shelf, 1 or 0. */
export type ShelfField = "price" | "marketPrice" | "stock" | "isOnShelf";

/** A cell of the table: what it was taken for, and what it is to be. */
export interface ShelfCell {
  readonly field: ShelfField;
  /** The SKU's, for the shelf the product's. */
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A cell that was something else by then, and stays so. */
export interface ShelfConflict {
  readonly field: ShelfField;
  readonly id: number;
}

export interface ShelfChange {
  readonly changed: number;
  readonly conflicts: readonly ShelfConflict[];
}

const wireFields: Readonly<Record<ShelfField, string>> = {
  price: "price",
  marketPrice: "market_price",
  stock: "stock",
  isOnShelf: "is_on_shelf",
};
const wireWord = wordOf("price", "market_price", "stock", "is_on_shelf");
const conflictField: Decoder<ShelfField> = (value, context) => {
  const name = wireWord(value, context);
  return name === "market_price" ? "marketPrice" : name === "is_on_shelf" ? "isOnShelf" : name;
};

function wireValue(field: ShelfField, value: number): string | number {
  return field === "price" || field === "marketPrice" ? moneyText(value) : value;
}

export const changeShelf = postCall("products/change", {
  body: ({ cells }: { readonly cells: readonly ShelfCell[] }) => ({
    cells: cells.map(({ field, id: cellId, from, to }) => ({
      field: wireFields[field],
      id: cellId,
      from: wireValue(field, from),
      to: wireValue(field, to),
    })),
  }),
  decode: record((field): ShelfChange => ({
    changed: field("changed", count),
    conflicts: field(
      "conflicts",
      list(record((each) => ({ field: each("field", conflictField), id: each("id", id) }))),
    ),
  })),
});
