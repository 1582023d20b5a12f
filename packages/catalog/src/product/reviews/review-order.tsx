import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReviewFilter, ReviewOrder as Order } from "@plaza/api-client";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import type { ReactElement } from "react";
import { type ReaderChoice, reviewOrders, writeReviewChoice } from "./review-choice.ts";
import { order as look } from "./review-order.css.ts";
import { ReviewLink } from "./review-link.tsx";

export interface ReviewOrderProps {
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
