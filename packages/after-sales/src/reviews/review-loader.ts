import { ApiError, reviewFormQuery } from "@plaza/api-client";
import type { IdSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";

export interface ReviewMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Fetches what is about to be reviewed; what another customer has bought is not found. */
export async function loadReview({ context: { api, queryClient }, deps: { id } }: ReviewMatch): Promise<void> {
  if (id === undefined) throw notFound();
  try {
    await queryClient.ensureQueryData(reviewFormQuery(api, id));
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
