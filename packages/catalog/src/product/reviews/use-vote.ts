import type { OwnReviewState, Page, Review, ReviewVote } from "@plaza/api-client";
import { ApiError, reviewsQuery, voteForReview } from "@plaza/api-client";
import { type Action, rootRoute, useAction } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { keepVote } from "./kept-vote.ts";
import { ownReviewsQuery } from "./own-reviews.ts";

/** Votes for a review or takes that back: at once on the screen, and undone if the call fails. */
export function useVote(productId: number): Action<number, ReviewVote> {
  const context = rootRoute.useRouteContext();
  const { api } = context;
  const queryClient = useQueryClient();
  const { queryKey } = ownReviewsQuery(context, productId);

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
      if (isHelpful && error instanceof ApiError && error.kind === "session") keepVote({ productId, reviewId });
    },
    onSuccess: (helpful, { reviewId }) => count(reviewId, () => helpful),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
