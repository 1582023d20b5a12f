import { type AfterSaleState, afterSaleStates, type AfterSaleType } from "../../platform/store/schema/after-sales.ts";

/** The wire's number of a state; the states are listed in its order. */
export function afterSaleStateCode(state: AfterSaleState): number {
  return afterSaleStates.indexOf(state);
}

export function afterSaleTypeCode(type: AfterSaleType): 0 | 1 {
  return type === "refund" ? 0 : 1;
}
