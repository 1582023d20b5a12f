import {
  type AfterSalesApplicationSearch,
  type AfterSalesRequestSearch,
  type AfterSalesSearch,
  type AfterSalesType,
  idSearch,
  type OrderLinkSearch,
  pageNumber,
  positiveInteger,
  type ReviewsSearch,
  type WithdrawalSearch,
} from "@plaza/routing";

// What the addresses of these screens say. A missing value is `undefined`, because the router merges the result into the raw
// query, whose invalid values would remain.

/** The values of `type` in an address. Without one the list of lines to apply for is shown. */
export const afterSalesTypes: readonly AfterSalesType[] = ["apply", "finish"];

export function afterSalesSearch({ type, normal, apply, finish }: Record<string, unknown>): AfterSalesSearch {
  return {
    type: afterSalesTypes.find((each) => each === type),
    normal: pageNumber(normal),
    apply: pageNumber(apply),
    finish: pageNumber(finish),
  };
}

export function withdrawalSearch(query: Readonly<Record<string, unknown>>): WithdrawalSearch {
  return { ...idSearch(query), line: positiveInteger(query["line"]) };
}

export function requestSearch({ afterSaleId }: Readonly<Record<string, unknown>>): AfterSalesRequestSearch {
  return { afterSaleId: positiveInteger(afterSaleId) };
}

export function reviewsSearch({ type, pending, written }: Record<string, unknown>): ReviewsSearch {
  return {
    type: positiveInteger(type) === 2 ? 2 : undefined,
    pending: pageNumber(pending),
    written: pageNumber(written),
  };
}

export function orderLinkSearch(search: Readonly<Record<string, unknown>>): OrderLinkSearch {
  const { id, until, sign, view } = search;
  return {
    id: positiveInteger(id),
    until: positiveInteger(until),
    sign: typeof sign === "string" && /^[\w-]{1,100}$/.test(sign) ? sign : undefined,
    view: view === "withdrawal" ? view : undefined,
  };
}

export function applicationSearch(query: Readonly<Record<string, unknown>>): AfterSalesApplicationSearch {
  return {
    order_id: positiveInteger(query["order_id"]),
    item_id: positiveInteger(query["item_id"]),
    afterSaleId: positiveInteger(query["afterSaleId"]),
  };
}
