import { type FlashSaleSearch, positiveInteger } from "@plaza/routing";

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function flashSaleSearch({ slot, page }: Readonly<Record<string, unknown>>): FlashSaleSearch {
  const number = positiveInteger(page);
  return { slot: positiveInteger(slot), page: number === 1 ? undefined : number };
}
