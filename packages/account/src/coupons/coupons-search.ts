import type { HeldCouponState } from "@plaza/api-client";
import { type CouponsSearch, type CouponsType, pageNumber } from "@plaza/routing";

/** What an address may say; without it it means those that can still be used. */
const types: readonly CouponsType[] = ["used", "expired"];

/** The tabs in their order. */
export const couponTabs: readonly (CouponsType | undefined)[] = [undefined, ...types];

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function couponsSearch({ type, page }: Record<string, unknown>): CouponsSearch {
  return { type: types.find((each) => each === type), page: pageNumber(page) };
}

export function stateOf(type: CouponsType | undefined): HeldCouponState {
  return type ?? "unused";
}
