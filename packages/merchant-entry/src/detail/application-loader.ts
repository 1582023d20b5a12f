import { ApiError, merchantApplicationQuery } from "@plaza/api-client";
import type { IdSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { screenTitle } from "../titles.ts";

export interface ApplicationMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Another customer's application is not found, like one that does not exist. */
export async function loadApplication({ context, deps: { id } }: ApplicationMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  if (id === undefined) throw notFound();
  try {
    await queryClient.ensureQueryData(merchantApplicationQuery(api, { id }));
    return { title: screenTitle(i18n, "application") };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
