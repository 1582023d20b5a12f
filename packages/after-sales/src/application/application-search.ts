import { type AfterSalesApplicationSearch, positiveInteger } from "@plaza/routing";

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function applicationSearch(query: Readonly<Record<string, unknown>>): AfterSalesApplicationSearch {
  return {
    order_id: positiveInteger(query["order_id"]),
    item_id: positiveInteger(query["item_id"]),
    afterSaleId: positiveInteger(query["afterSaleId"]),
  };
}
