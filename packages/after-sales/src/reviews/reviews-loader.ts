import { ApiError } from "@plaza/api-client";
import type { PageSummary, ReviewsSearch, StorefrontContext } from "@plaza/routing";
import { pendingPageQuery, reviewsTitle, writerQuery, writtenPageQuery } from "./reviews-data.ts";

export interface ReviewsMatch {
  readonly context: StorefrontContext;
  readonly deps: ReviewsSearch;
}

/** Fetches the list that is shown, and not the other one. */
export async function loadReviews({ context, deps }: ReviewsMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  try {
    if (deps.type === 2) {
      // If the author does not load, the list is shown without it.
      const written = queryClient.ensureQueryData(writtenPageQuery(api, deps));
      await Promise.all([written, queryClient.prefetchQuery(writerQuery(api))]);
    } else await queryClient.ensureQueryData(pendingPageQuery(api, deps));
  } catch (error) {
    // The page shows the failure below its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: reviewsTitle(i18n, "reviews") };
}
