import {
  ApiError,
  fetchOwnReviewState,
  type OwnReviewState,
  type Page,
  type Review,
  reviewsQuery,
  type ReviewVote,
  voteForReview,
} from "@plaza/api-client";
import { type Action, rootRoute, type StorefrontContext, useAction } from "@plaza/routing";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { storePendingVote, takePendingVote } from "./pending-vote.ts";

const freshMs = 60_000;

/**
 * What the customer has to do with a product's reviews; null where the session is over. Nobody is sent from a public page
 * to the login for it: the next press tells.
 */
export function myReviewStateQuery({ api }: Pick<StorefrontContext, "api">, productId: number) {
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

/** Votes for a review or takes that back: at once on the screen, and undone if the call fails. */
export function useVote(productId: number): Action<number, ReviewVote> {
  const context = rootRoute.useRouteContext();
  const { api } = context;
  const queryClient = useQueryClient();
  const { queryKey } = myReviewStateQuery(context, productId);

  /** Wherever the open page says it. Lists are not asked for again: what is sorted by votes would jump under the finger. */
  function count(reviewId: number, next: (before: number) => number): void {
    queryClient.setQueriesData<Page<Review>>(
      { queryKey: [reviewsQuery.key] },
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) =>
            item.id === reviewId && item.helpfulCount !== null
              ? { ...item, helpfulCount: Math.max(0, next(item.helpfulCount)) }
              : item,
          ),
        },
    );
  }
  /** Only what was pressed: other votes may be on their way. @returns whether that was not known already */
  function show({ reviewId, isHelpful }: ReviewVote): boolean {
    const own = queryClient.getQueryData(queryKey) ?? null;
    if (own?.voted.includes(reviewId) === isHelpful) return false;
    if (own !== null) {
      const others = own.voted.filter((id) => id !== reviewId);
      const next: OwnReviewState = { ...own, voted: isHelpful ? [...others, reviewId] : others };
      queryClient.setQueryData(queryKey, next);
    }
    count(reviewId, (shown) => shown + (isHelpful ? 1 : -1));
    return true;
  }
  return useAction<number, ReviewVote, boolean>({
    mutationFn: (vote) => voteForReview(api, vote),
    repetition: "same",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "review-votes" },
    onMutate: async (vote) => {
      await queryClient.cancelQueries({ queryKey });
      return show(vote);
    },
    onError: (error, { reviewId, isHelpful }, hasShown) => {
      if (hasShown === true) show({ reviewId, isHelpful: !isHelpful });
      if (isHelpful && error instanceof ApiError && error.kind === "session") storePendingVote({ productId, reviewId });
    },
    onSuccess: (helpful, { reviewId }) => count(reviewId, () => helpful),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Votes for what was pressed before the login, once. */
export function SendPendingVote({ productId }: { readonly productId: number }): null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { run } = useVote(productId);
  const sendPending = useEffectEvent(() => {
    const pending = takePendingVote(productId);
    if (pending !== null) run({ reviewId: pending.reviewId, isHelpful: true });
  });
  useEffect(() => {
    if (isCustomer) sendPending();
  }, [isCustomer]);
  return null;
}
