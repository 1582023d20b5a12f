import { ApiError } from "@plaza/api-client";
import type { CouponsSearch, StorefrontContext } from "@plaza/routing";
import { couponsPageQuery } from "./coupons-query.ts";

export interface CouponsMatch {
  readonly context: StorefrontContext;
  readonly deps: CouponsSearch;
}

export async function loadCoupons({ context: { api, queryClient }, deps }: CouponsMatch): Promise<void> {
  try {
    await queryClient.ensureQueryData(couponsPageQuery(api, deps));
  } catch (error) {
    // The page says that there was no answer, and keeps its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
}
