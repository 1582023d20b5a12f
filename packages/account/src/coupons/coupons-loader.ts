import { ApiError } from "@plaza/api-client";
import type { CouponsSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { couponsPageQuery } from "./coupons-query.ts";
import { screenTitle } from "../titles.ts";

export interface CouponsMatch {
  readonly context: StorefrontContext;
  readonly deps: CouponsSearch;
}

export async function loadCoupons({ context, deps }: CouponsMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  try {
    await queryClient.ensureQueryData(couponsPageQuery(api, deps));
  } catch (error) {
    // The page says that there was no answer, and keeps its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: screenTitle(i18n, "coupons") };
}
