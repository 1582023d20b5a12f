import { type AfterSalesSearch, type AfterSalesType, pageNumber } from "@plaza/routing";

/** What an address may say; without it it means the lines that one can apply for. */
export const afterSalesTypes: readonly AfterSalesType[] = ["apply", "finish"];

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function afterSalesSearch({ type, normal, apply, finish }: Record<string, unknown>): AfterSalesSearch {
  return {
    type: afterSalesTypes.find((each) => each === type),
    normal: pageNumber(normal),
    apply: pageNumber(apply),
    finish: pageNumber(finish),
  };
}
