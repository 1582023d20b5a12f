import { afterSalesRequestQuery, ApiError, applicationFormQuery } from "@plaza/api-client";
import type { AfterSalesApplicationSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";

export interface ApplicationMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesApplicationSearch;
}

/** Fetches what can be asked for, and the request that is put once more; another customer's are not found. */
export async function loadApplication({ context: { api, queryClient }, deps }: ApplicationMatch): Promise<void> {
  const { order_id: orderId, item_id: skuId, afterSaleId } = deps;
  if (orderId === undefined || skuId === undefined) throw notFound();
  try {
    await Promise.all([
      queryClient.ensureQueryData(applicationFormQuery(api, { orderId, skuId })),
      afterSaleId !== undefined && queryClient.ensureQueryData(afterSalesRequestQuery(api, afterSaleId)),
    ]);
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
