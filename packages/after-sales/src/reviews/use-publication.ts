import { useLingui } from "@lingui/react/macro";
import { publishReview, type ReviewWriting } from "@plaza/api-client";
import { to, useAction, useIdempotencyKey } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { reviewRoute } from "../routes.ts";
import { writeReviewDraft } from "./review-draft.ts";
import { renewReviews } from "./reviews-data.ts";

/** Publishes a review exactly once, even after repeated presses or lost answers, and returns to the list. */
export function usePublication(lineId: number) {
  const { t } = useLingui();
  const { api } = reviewRoute.useRouteContext();
  const navigate = reviewRoute.useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const { keyOf, settle } = useIdempotencyKey(`plaza:after-sales-attempt:review:${lineId}`);
  const published = useRef(false);
  const { run, isPending, isSuccess, error, reset } = useAction({
    mutationFn: (writing: ReviewWriting) =>
      publishReview(api, { ...writing, lineId, idempotencyKey: keyOf({ ...writing, lineId }) }),
    meta: { quiet: true },
    // The form stays busy while the list opens.
    repetition: "any",
    onSuccess: async (_published, writing) => {
      settle({ ...writing, lineId });
      published.current = true;
      writeReviewDraft(lineId, null);
      toasts.show(t`Your review is published`);
      // Replaces the form in the history: going back must not lead to one that has been sent.
      if (here.current) await navigate({ ...to.reviews(), replace: true });
      await renewReviews(queryClient);
    },
  });
  return { publish: run, busy: isPending || isSuccess, error, published, reset };
}
