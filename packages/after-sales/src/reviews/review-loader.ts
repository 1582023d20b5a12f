import { ApiError, reviewFormQuery } from "@plaza/api-client";
import type { IdSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { reviewsTitle } from "./reviews-data.ts";

export interface ReviewMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Fetches the line to review. That of another customer is not found. */
export async function loadReview({ context, deps: { id } }: ReviewMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  if (id === undefined) throw notFound();
  try {
    await queryClient.ensureQueryData(reviewFormQuery(api, id));
    return { title: reviewsTitle(i18n, "review") };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
