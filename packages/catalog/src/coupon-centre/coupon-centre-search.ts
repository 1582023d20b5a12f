import { type CouponCentreSearch, pageNumber } from "@plaza/routing";

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function couponCentreSearch({ page }: Record<string, unknown>): CouponCentreSearch {
  return { page: pageNumber(page) };
}
