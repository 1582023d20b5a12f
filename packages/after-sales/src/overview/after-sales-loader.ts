import { ApiError } from "@plaza/api-client";
import type { AfterSalesSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { screenTitle } from "../titles.ts";
import { afterSalesPageQuery } from "./after-sales-lists.ts";

export interface AfterSalesMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesSearch;
}

export async function loadAfterSales({ context, deps }: AfterSalesMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  try {
    await queryClient.ensureQueryData(afterSalesPageQuery(api, deps));
  } catch (error) {
    // The page shows the failure below its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: screenTitle(i18n, "afterSales") };
}
