import { type AfterSalesRequestSearch, positiveInteger } from "@plaza/routing";

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function requestSearch({ afterSaleId }: Readonly<Record<string, unknown>>): AfterSalesRequestSearch {
  return { afterSaleId: positiveInteger(afterSaleId) };
}
