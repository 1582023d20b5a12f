import type { MarketplaceProductList } from "@plaza/api-client/desk";
import { positiveInteger } from "@plaza/routing";
import { type ListSearch, listSearch } from "../searches.ts";

export const marketplaceProductLists: readonly [MarketplaceProductList, ...MarketplaceProductList[]] = [
  "all",
  "onSale",
  "offShelf",
  "takenDown",
  "toReview",
  "toApprove",
];

/** Which products of all shops an address shows; what is absent does not narrow them. */
export interface AllProductsSearch extends Omit<ListSearch<MarketplaceProductList>, "page"> {
  readonly shop?: string;
  readonly brand?: string;
  readonly category?: number;
}

const maxTextLength = 50;
const readList = listSearch(marketplaceProductLists);

export function allProductsSearch(search: Readonly<Record<string, unknown>>): AllProductsSearch {
  const { page: _, ...read } = readList(search);
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, maxTextLength) : "";
  };
  const texts = { shop: text("shop"), brand: text("brand"), ...numberOf(search["words"]) };
  const category = positiveInteger(search["category"]);
  return {
    ...read,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
    ...(category !== undefined && { category }),
  };
}

/** A barcode in an address is read as a number. */
function numberOf(words: unknown): { readonly words?: string } {
  return typeof words === "number" ? { words: String(words) } : {};
}
