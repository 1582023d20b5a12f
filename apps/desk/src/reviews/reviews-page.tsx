import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ShopReview, type ShopReviewList, shopReviewsQuery } from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { reviewsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { reviewLists, type ReviewsSearch, starCounts } from "./reviews-search.ts";
import { narrowing } from "./review-panel.css.ts";

const pageSize = 10;

/** What customers write about the shop's products, and its answers. */
export function ReviewsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = reviewsRoute.useRouteContext();
  const search: ReviewsSearch = reviewsRoute.useSearch();
  const navigate = reviewsRoute.useNavigate();
  const { list = reviewLists[0], page: pageNumber = 1, words, stars } = search;
  const ofList = list === reviewLists[0] ? {} : { list };
  const narrowed = { ...(words !== undefined && { words }), ...(stars !== undefined && { stars }) };
  const query = useQuery({
    ...shopReviewsQuery(desk, { list, words, stars, page: pageNumber, pageSize }),
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
    reported: t({ message: "Reported", context: "reviews" }),
    all: t({ message: "All", context: "reviews" }),
  };
  return (
    <div className={page}>
      <PageHead title={t`Reviews`} />
      <ListTabs
        label={t`Lists of reviews`}
        usual={reviewLists[0]}
        current={list}
        search={narrowed}
        tabs={reviewLists.map((each) => ({
          list: each,
          label: names[each],
          count: each === "toAnswer" ? query.data?.counts.toAnswer : undefined,
        }))}
      />
      <div className={narrowing}>
        <SearchField
          key={words}
          label={t`Product name or number`}
          quiet
          defaultValue={words}
          onSubmit={(text) =>
            void navigate({
              search: { ...ofList, ...(stars !== undefined && { stars }), ...(text !== "" && { words: text }) },
            })
          }
        />
        <SelectField
          label={t`Stars`}
          value={stars ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const chosen = starCounts.find((each) => String(each) === value);
            void navigate({
              search: {
                ...ofList,
                ...(words !== undefined && { words }),
                ...(chosen !== undefined && { stars: chosen }),
              },
            });
          }}
        >
          <option value="">{t({ message: "Any", context: "stars" })}</option>
          {starCounts.map((each) => (
            <option key={each} value={each}>
              <Plural value={each} one="# star" other="# stars" />
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 && gone.length === 0 ? (
            <EmptyState
              title={
                Object.keys(narrowed).length > 0 ? (
                  <Trans>No review matches this</Trans>
                ) : (
                  <Trans>No reviews here</Trans>
                )
              }
            />
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
