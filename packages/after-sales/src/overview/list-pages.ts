import type { AfterSalesSearch, AfterSalesType } from "@plaza/routing";
import { afterSalesTypes } from "./after-sales-search.ts";

// Apart from what every first visit of the shop brings with the routes.

/** The tabs in their order. */
export const afterSalesTabs: readonly (AfterSalesType | undefined)[] = [undefined, ...afterSalesTypes];

/** The page of the list that is shown. */
export function shownPage(search: AfterSalesSearch): number {
  return search[search.type ?? "normal"] ?? 1;
}

/** The address of another page of the list that is shown; the other lists keep theirs. */
export function onPage(search: AfterSalesSearch, page: number): AfterSalesSearch {
  return { ...search, [search.type ?? "normal"]: page === 1 ? undefined : page };
}
