import { Trans } from "@lingui/react/macro";
import type { ReviewFilter } from "@plaza/api-client";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement, ReactNode } from "react";
import * as item from "./review-item.css.ts";
import { ReviewLink } from "./review-link.tsx";
import { cards } from "./review-list.css.ts";

interface EmptyReviewsProps {
  readonly productId: number;
  readonly filter: ReviewFilter;
  /** More is chosen than the kind. */
  readonly isNarrowed: boolean;
}

function title(filter: ReviewFilter): ReactNode {
  if (filter === "images") return <Trans>No reviews with pictures yet</Trans>;
  if (filter === "good") return <Trans>No good reviews yet</Trans>;
  if (filter === "medium") return <Trans>No medium reviews yet</Trans>;
  if (filter === "bad") return <Trans>No bad reviews so far</Trans>;
  return <Trans>No reviews on this page</Trans>;
}

/** No review of this kind, or none on the page that could be read. */
export function EmptyReviews({ productId, filter, isNarrowed }: EmptyReviewsProps): ReactElement {
  return (
    <EmptyState
      heading="h3"
      title={isNarrowed ? <Trans>No matching reviews</Trans> : title(filter)}
      action={
        <ReviewLink productId={productId} className={buttonClass()}>
          <Trans>Show all reviews</Trans>
        </ReviewLink>
      }
    />
  );
}

const rows = [1, 2, 3, 4];

/** As high as reviews of two lines. */
export function ReviewListSkeleton(): ReactElement {
  return (
    <Loading>
      <div className={cards}>
        {rows.map((row) => (
          <div key={row} className={item.review}>
            <div className={item.who}>
              <Skeleton shape="circle" width={36} height={36} />
              <Skeleton width={70} height={12} />
            </div>
            <Skeleton height={12} />
            <Skeleton width="70%" height={12} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
