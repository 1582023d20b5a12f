import { Trans } from "@lingui/react/macro";
import type { Page, ProductDetail, Review, ReviewFilter } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Pager } from "@plaza/ui-kit/pager";
import { type ReactElement, useEffect, useRef } from "react";
import { updating as updatingLook } from "../../shared/updating.css.ts";
import { EmptyReviews } from "./empty-reviews.tsx";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import * as look from "./review-list.css.ts";
import { ReviewLink } from "./review-link.tsx";
import { ReviewListSkeleton } from "./review-list-skeleton.tsx";

export interface ReviewListProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop">;
  /** How many there are of each kind; null where that is unknown. */
  readonly counts: Readonly<Record<ReviewFilter, number>> | null;
  readonly filter: ReviewFilter;
  readonly page: number;
  /** Null until the first page is loaded. */
  readonly result: Page<Review> | null;
  readonly failed: boolean;
  /** Another page is loading. */
  readonly updating: boolean;
  readonly onRetry: () => void;
}

/** The reviews of one kind, page by page. */
export function ReviewList({ product, counts, filter, page, result, ...state }: ReviewListProps): ReactElement {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef({ filter, page });
  useEffect(() => {
    if (shown.current.filter === filter && shown.current.page === page) return;
    shown.current = { filter, page };
    // The pager stands at the end of the list, so a new page scrolls to the beginning.
    if (top.current !== null && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [filter, page]);

  return (
    <>
      <ReviewFilters productId={product.id} counts={counts} current={filter} />
      <div ref={top} className={look.body} aria-busy={state.updating}>
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
        ) : result.items.length === 0 ? (
          <EmptyReviews productId={product.id} filter={filter} />
        ) : (
          <>
            <ul className={state.updating ? updatingLook : undefined}>
              {result.items.map((review) => (
                <ReviewItem key={review.id} review={review} shopName={product.shop.name} />
              ))}
            </ul>
            <div className={look.pager}>
              <Pager
                page={page}
                pageCount={Math.ceil(result.total / result.pageSize)}
                link={(to, props) => <ReviewLink productId={product.id} filter={filter} page={to} {...props} />}
              />
            </div>
          </>
        )}
      </div>
    </>
  );
}
