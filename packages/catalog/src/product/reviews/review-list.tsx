import { Trans } from "@lingui/react/macro";
import type { Page, ProductDetail, Review, ReviewFilter } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { type ReactElement, useEffect, useId, useRef } from "react";
import { updating as updatingLook } from "../../shared/updating.css.ts";
import { byLanguage } from "./by-language.ts";
import { beside } from "./product-reviews.css.ts";
import { isNarrowed, type ReaderChoice, writeReviewChoice } from "./review-choice.ts";
import { ReviewControls } from "./review-controls.tsx";
import { ReviewFilters, ReviewOrder } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewLink } from "./review-link.tsx";
import * as look from "./review-list.css.ts";
import { EmptyReviews, ReviewListSkeleton } from "./review-placeholders.tsx";
import { ReviewReaders } from "./review-readers.tsx";
import { SendPendingVote } from "./use-vote.ts";

export interface ReviewListProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop" | "reviewSummary">;
  /** How many there are of each kind; null where that is unknown. */
  readonly counts: Readonly<Record<ReviewFilter, number>> | null;
  readonly filter: ReviewFilter;
  /** What else is chosen; null where the platform knows neither that nor votes. */
  readonly choice: ReaderChoice | null;
  readonly page: number;
  /** Null until the first page is loaded. */
  readonly result: Page<Review> | null;
  readonly failed: boolean;
  /** Another page is loading. */
  readonly updating: boolean;
  readonly onRetry: () => void;
}

/** The reviews of one kind, page by page. */
export function ReviewList({ product, counts, filter, choice, page, result, ...state }: ReviewListProps): ReactElement {
  const top = useRef<HTMLDivElement>(null);
  const written = choice === null ? "" : writeReviewChoice(choice);
  const view = `${filter} ${written} ${page}`;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The pager stands at the end of the list, so a new page scrolls to the beginning.
    if (top.current !== null && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [view]);

  const { own, foreign } = byLanguage(result?.items ?? [], useLocale());
  const otherLanguages = useId();
  const item = (review: Review): ReactElement => (
    <ReviewItem
      key={review.id}
      review={review}
      shopName={product.shop.name}
      pooled={product.reviewSummary.shops !== null}
      readers={choice === null ? undefined : <ReviewReaders productId={product.id} review={review} />}
    />
  );
  const pageCount = result === null ? 0 : Math.ceil(result.total / result.pageSize);
  const link: PagerProps["link"] = (to, props) => (
    <ReviewLink productId={product.id} filter={filter} choice={written} page={to} {...props} />
  );
  return (
    <>
      {choice === null ? (
        <ReviewFilters productId={product.id} counts={counts} current={filter} />
      ) : (
        <ReviewControls
          productId={product.id}
          counts={counts}
          filter={filter}
          choice={choice}
          shopName={product.reviewSummary.shops === null ? null : product.shop.name}
        />
      )}
      <div ref={top} className={beside} aria-busy={state.updating}>
        {choice !== null && <SendPendingVote productId={product.id} />}
        {choice !== null && <ReviewOrder productId={product.id} filter={filter} choice={choice} />}
        {state.failed ? (
          <div role="alert">
            <EmptyState
              heading="h3"
              title={<Trans>The reviews did not load</Trans>}
              line={<Trans>The connection may have been lost for a moment.</Trans>}
              action={
                <Button busy={state.updating} onClick={state.onRetry}>
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          </div>
        ) : result === null ? (
          <ReviewListSkeleton />
        ) : pageCount > 0 && result.page > pageCount ? (
          <NoSuchPage heading="h3" page={result.page} pageCount={pageCount} link={link} />
        ) : result.items.length === 0 ? (
          <EmptyReviews productId={product.id} filter={filter} isNarrowed={choice !== null && isNarrowed(choice)} />
        ) : (
          <>
            <div className={state.updating ? updatingLook : undefined}>
              {own.length > 0 && <ul className={look.cards}>{own.map(item)}</ul>}
              {foreign.length > 0 && (
                <>
                  <h3 id={otherLanguages} className={look.otherLanguages}>
                    <Trans>Reviews in other languages</Trans>
                  </h3>
                  <ul className={look.cards} aria-labelledby={otherLanguages}>
                    {foreign.map(item)}
                  </ul>
                </>
              )}
            </div>
            <div className={look.pager}>
              <Pager page={page} pageCount={pageCount} link={link} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
