import { afterSalesRequestQuery, ApiError, applicationFormQuery } from "@plaza/api-client";
import type { AfterSalesApplicationSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { screenTitle } from "../titles.ts";

export interface ApplicationMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesApplicationSearch;
}

/** Fetches the form of the line, and the refused request if there is one. Those of another customer are not found. */
export async function loadApplication({ context, deps }: ApplicationMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  const { order_id: orderId, item_id: skuId, afterSaleId } = deps;
  if (orderId === undefined || skuId === undefined) throw notFound();
  try {
    await Promise.all([
      queryClient.ensureQueryData(applicationFormQuery(api, { orderId, skuId })),
      afterSaleId !== undefined && queryClient.ensureQueryData(afterSalesRequestQuery(api, afterSaleId)),
    ]);
    return { title: screenTitle(i18n, "application") };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
