import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Review } from "@plaza/api-client";
import { lazyModule, type ProductSearch, rootRoute, to, useLazyModule, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Check, ThumbsUp } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { storePendingVote } from "./pending-vote.ts";
import * as look from "./review-readers.css.ts";
import { myReviewStateQuery, useVote } from "./use-vote.ts";

const dialog = lazyModule(() => import("./report-dialog.tsx"));

export interface ReviewReadersProps {
  readonly productId: number;
  readonly review: Pick<Review, "id" | "nickname" | "helpfulCount">;
}

/** How many a review has helped, and what a reader can do about it. */
export function ReviewReaders({ productId, review }: ReviewReadersProps): ReactElement {
  const { t } = useLingui();
  const { id, helpfulCount } = review;
  const by = review.nickname ?? t`A shopper`;
  const context = rootRoute.useRouteContext();
  const { isCustomer } = context.session;
  const navigate = useNavigate();
  const toLogin = useOptionalLink(to.login);
  const { data: own } = useQuery({ ...myReviewStateQuery(context, productId), enabled: isCustomer });
  const { run } = useVote(productId);
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(dialog),
    t`The form did not load. Please try again.`,
  );
  const [isReporting, setReporting] = useState(false);
  const hasVoted = own?.voted.includes(id) === true;
  const isReported = own?.reported.includes(id) === true;
  const reported = useRef<HTMLParagraphElement>(null);
  // The button that opened the dialog is gone with the report.
  const hasReported = useFocusFallback(reported, isReported);

  /** Comes back to the reviews: the address has to say that they are open. */
  async function logIn(): Promise<void> {
    await navigate({
      to: ".",
      search: (shown: ProductSearch) => ({ ...shown, tab: "reviews" as const }),
      replace: true,
      resetScroll: false,
    });
    if (toLogin !== null) await navigate(toLogin());
  }
  function vote(): void {
    if (isCustomer) return run({ reviewId: id, isHelpful: !hasVoted });
    storePendingVote({ productId, reviewId: id });
    void logIn();
  }
  function report(): void {
    if (isCustomer) openWhenLoaded(() => setReporting(true));
    else void logIn();
  }
  return (
    <div className={look.readers}>
      {helpfulCount !== null && helpfulCount > 0 && (
        <p className={look.count}>
          <Plural value={helpfulCount} one="# person found this helpful" other="# people found this helpful" />
        </p>
      )}
      {own?.written.includes(id) === true ? (
        <p className={look.count}>
          <Trans>Your own review</Trans>
        </p>
      ) : (
        <div className={look.buttons}>
          <Button
            size="small"
            icon={<Icon of={hasVoted ? Check : ThumbsUp} size={16} />}
            aria-pressed={hasVoted}
            onClick={vote}
          >
            <Trans>
              Helpful<span className={visuallyHidden}> (review by {by})</span>
            </Trans>
          </Button>
          {isReported ? (
            <p ref={reported} tabIndex={-1} className={look.count}>
              <Trans>Reported</Trans>
            </p>
          ) : (
            <Button
              kind="quiet"
              size="small"
              aria-haspopup={isCustomer ? "dialog" : undefined}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={report}
            >
              <Trans>
                Report<span className={visuallyHidden}> (review by {by})</span>
              </Trans>
            </Button>
          )}
        </div>
      )}
      {isReporting && module !== null && (
        <module.ReportDialog
          productId={productId}
          reviewId={id}
          by={by}
          onReported={hasReported}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
