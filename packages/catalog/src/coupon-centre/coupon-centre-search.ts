import { type CouponCentreSearch, positiveInteger } from "@plaza/routing";

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function couponCentreSearch({ page }: Record<string, unknown>): CouponCentreSearch {
  const number = positiveInteger(page);
  return { page: number === 1 ? undefined : number };
}
