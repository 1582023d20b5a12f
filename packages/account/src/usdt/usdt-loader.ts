import { ApiError } from "@plaza/api-client";
import { type IdSearch, isExtensionMissing, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { shownTermsQuery, shownTopUpQuery, usdtTitle } from "./usdt-data.ts";

export interface UsdtMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** @throws what makes the page not found, where the platform takes no USDT or the customer has no such top-up */
export async function loadUsdt({ context, deps: { id } }: UsdtMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  if (await isExtensionMissing(context, "usdt")) throw notFound();
  try {
    if (id === undefined) await queryClient.ensureQueryData(shownTermsQuery(api));
    else await queryClient.fetchQuery(shownTopUpQuery(api, id));
  } catch (error) {
    if (error instanceof ApiError && error.kind === "business" && id !== undefined) throw notFound();
    // The page says that there was no answer.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: usdtTitle(context.i18n) };
}
