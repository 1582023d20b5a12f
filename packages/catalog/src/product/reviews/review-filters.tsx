import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReviewOrder as Order, ReviewFilter } from "@plaza/api-client";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import type { ReactElement } from "react";
import { reviewFilters } from "../product-search.ts";
import { type ReaderChoice, reviewOrders, writeReviewChoice } from "./review-choice.ts";
import { filters, order as look } from "./review-controls.css.ts";
import { ReviewLink } from "./review-link.tsx";

const labels: Readonly<Record<ReviewFilter, MessageDescriptor>> = {
  all: msg({ message: "All", context: "reviews" }),
  images: msg({ message: "With pictures", context: "reviews" }),
  good: msg({ message: "Good", context: "reviews" }),
  medium: msg({ message: "Medium", context: "reviews" }),
  bad: msg({ message: "Bad", context: "reviews" }),
};

export interface ReviewFiltersProps {
  readonly productId: number;
  readonly counts: Readonly<Record<ReviewFilter, number>> | null;
  readonly current: ReviewFilter;
  /** What else is chosen, as the address has it. */
  readonly choice?: string | undefined;
}

/** Which reviews to read. */
export function ReviewFilters({ productId, counts, current, choice = "" }: ReviewFiltersProps): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <div className={filters}>
      <ChipGroup label={t`Show reviews`}>
        {reviewFilters.map((filter) => (
          <ChipLink
            key={filter}
            current={filter === current}
            count={counts?.[filter]}
            link={(props) => <ReviewLink productId={productId} filter={filter} choice={choice} {...props} />}
          >
            {i18n._(labels[filter])}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}

interface ReviewOrderProps {
  readonly productId: number;
  readonly filter: ReviewFilter;
  readonly choice: ReaderChoice;
}

const names: Readonly<Record<Order, MessageDescriptor>> = {
  newest: msg({ message: "Newest", context: "reviews" }),
  helpful: msg({ message: "Most helpful", context: "reviews" }),
  highest: msg({ message: "Most stars", context: "reviews" }),
  lowest: msg({ message: "Fewest stars", context: "reviews" }),
};

/** Which reviews are read first. */
export function ReviewOrder({ productId, filter, choice }: ReviewOrderProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <div className={look}>
      <SortBar>
        {reviewOrders.map((order) => (
          <SortItem
            key={order}
            current={order === choice.order}
            link={(props) => (
              <ReviewLink
                productId={productId}
                filter={filter}
                choice={writeReviewChoice({ ...choice, order })}
                {...props}
              />
            )}
          >
            {i18n._(names[order])}
          </SortItem>
        ))}
      </SortBar>
    </div>
  );
}
