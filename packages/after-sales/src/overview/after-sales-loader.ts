import { ApiError } from "@plaza/api-client";
import type { AfterSalesSearch, StorefrontContext } from "@plaza/routing";
import { afterSalesPageQuery } from "./after-sales-page-query.ts";

export interface AfterSalesMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesSearch;
}

export async function loadAfterSales({ context: { api, queryClient }, deps }: AfterSalesMatch): Promise<void> {
  try {
    await queryClient.ensureQueryData(afterSalesPageQuery(api, deps));
  } catch (error) {
    // The page says that there was no answer, and keeps its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
}
