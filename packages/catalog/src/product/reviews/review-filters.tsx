import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ReviewFilter } from "@plaza/api-client";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import type { ReactElement } from "react";
import { reviewFilters } from "../product-search.ts";
import { filters } from "./review-filters.css.ts";
import { ReviewLink } from "./review-link.tsx";

export interface ReviewFiltersProps {
  readonly productId: number;
  readonly counts: Readonly<Record<ReviewFilter, number>> | null;
  readonly current: ReviewFilter;
  /** What else is chosen, as the address has it. */
  readonly choice?: string | undefined;
}

const labels: Readonly<Record<ReviewFilter, MessageDescriptor>> = {
  all: msg({ message: "All", context: "reviews" }),
  images: msg({ message: "With pictures", context: "reviews" }),
  good: msg({ message: "Good", context: "reviews" }),
  medium: msg({ message: "Medium", context: "reviews" }),
  bad: msg({ message: "Bad", context: "reviews" }),
};

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
