import { afterSalesRequestQuery, ApiError } from "@plaza/api-client";
import { type AfterSalesRequestSearch, importNeeded, type StorefrontContext } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { notFound } from "@tanstack/react-router";

export interface RequestMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesRequestSearch;
}

/** Fetches a request; another customer's is not found. The page is without the code that writes addresses. */
export async function loadRequest({
  context: { api, queryClient, locale },
  deps: { afterSaleId },
}: RequestMatch): Promise<void> {
  if (afterSaleId === undefined) throw notFound();
  try {
    const { returnAddress, state } = await queryClient.ensureQueryData(afterSalesRequestQuery(api, afterSaleId));
    if (returnAddress !== null && state === "awaitingGoods")
      await queryClient.prefetchQuery(writtenAddressQuery(returnAddress.address, locale, importNeeded));
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
