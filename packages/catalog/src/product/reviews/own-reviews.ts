import { ApiError, fetchOwnReviewState, type OwnReviewState } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const freshMs = 60_000;

/**
 * What the customer has to do with a product's reviews; null where the session is over. Nobody is sent from a public page
 * to the login for it: the next press tells.
 */
export function ownReviewsQuery({ api }: Pick<StorefrontContext, "api">, productId: number) {
  return queryOptions({
    queryKey: ["own-reviews", productId],
    queryFn: async ({ signal }): Promise<OwnReviewState | null> => {
      try {
        return await fetchOwnReviewState(api, productId, signal);
      } catch (error) {
        if (error instanceof ApiError && error.kind === "session") return null;
        throw error;
      }
    },
    staleTime: freshMs,
    // Without an answer the buttons work, too: what is pressed is the wanted state.
    meta: { quiet: true },
  });
}
