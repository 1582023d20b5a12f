import { type FlashSaleSearch, pageNumber, positiveInteger } from "@plaza/routing";

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function flashSaleSearch({ slot, page }: Readonly<Record<string, unknown>>): FlashSaleSearch {
  return { slot: positiveInteger(slot), page: pageNumber(page) };
}
