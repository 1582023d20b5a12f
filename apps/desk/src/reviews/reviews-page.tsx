import { Trans, useLingui } from "@lingui/react/macro";
import { type ShopReview, type ShopReviewList, shopReviewsQuery } from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { reviewLists, reviewsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ReviewPanel } from "./review-panel.tsx";

const pageSize = 10;

/** What customers write about the shop's products, and its answers. */
export function ReviewsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = reviewsRoute.useRouteContext();
  const { list = reviewLists[0], page: pageNumber = 1 } = reviewsRoute.useSearch();
  const query = useQuery({
    ...shopReviewsQuery(desk, { list, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  /** Whose answers are being written: they stay where a colleague has answered them, and they leave the list. */
  const [written, setWritten] = useState<readonly ShopReview[]>([]);
  const gone = query.data === undefined ? [] : written.filter(({ id }) => query.data.items.every((it) => it.id !== id));
  const ids = gone.map(({ id }) => id);
  const now = useQuery({
    ...shopReviewsQuery(desk, { list: "all", ids, page: 1, pageSize: ids.length }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names: Readonly<Record<ShopReviewList, string>> = {
    toAnswer: t`To answer`,
    low: t`1 and 2 stars`,
    answered: t`Answered`,
    all: t({ message: "All", context: "reviews" }),
  };
  return (
    <div className={page}>
      <PageHead title={t`Reviews`} />
      <ListTabs
        label={t`Lists of reviews`}
        usual={reviewLists[0]}
        current={list}
        tabs={reviewLists.map((each) => ({
          list: each,
          label: names[each],
          count: each === "toAnswer" ? query.data?.counts.toAnswer : undefined,
        }))}
      />
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 && gone.length === 0 ? (
            <EmptyState title={<Trans>No reviews here</Trans>} />
          ) : (
            <div className={stack}>
              {[...gone.map((was) => now.data?.items.find(({ id }) => id === was.id) ?? was), ...items].map(
                (review) => (
                  <ReviewPanel
                    key={review.id}
                    review={review}
                    onWriting={(isWriting) =>
                      setWritten((before) => [
                        ...before.filter(({ id }) => id !== review.id),
                        ...(isWriting ? [review] : []),
                      ])
                    }
                  />
                ),
              )}
              <ListPager page={pageNumber} pageSize={pageSize} total={total} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
