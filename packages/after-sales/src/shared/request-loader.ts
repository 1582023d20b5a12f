import { afterSalesRequestQuery, ApiError } from "@plaza/api-client";
import { type AfterSalesRequestSearch, importOrReload, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { notFound } from "@tanstack/react-router";
import { screenTitle } from "../titles.ts";

export interface RequestMatch {
  readonly context: StorefrontContext;
  readonly deps: AfterSalesRequestSearch;
}

export async function loadRequest(match: RequestMatch): Promise<PageSummary> {
  await fetchRequest(match);
  return { title: screenTitle(match.context.i18n, "request") };
}

export async function loadResult(match: RequestMatch): Promise<PageSummary> {
  await fetchRequest(match);
  return { title: screenTitle(match.context.i18n, "result") };
}

/** Loads a request. That of another customer is not found. */
async function fetchRequest({
  context: { api, queryClient, locale },
  deps: { afterSaleId },
}: RequestMatch): Promise<void> {
  if (afterSaleId === undefined) throw notFound();
  try {
    const { returnAddress, state } = await queryClient.ensureQueryData(afterSalesRequestQuery(api, afterSaleId));
    if (returnAddress !== null && state === "awaitingGoods")
      await queryClient.prefetchQuery(writtenAddressQuery(returnAddress.address, locale, importOrReload));
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
