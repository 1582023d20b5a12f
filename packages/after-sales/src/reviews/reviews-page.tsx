import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewCounts } from "@plaza/api-client";
import { type ReviewsSearch, to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { pageTitle } from "@plaza/ui-kit/global";
import { LoadError } from "@plaza/ui-kit/load-error";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, pagerBelowList, type PagerProps } from "@plaza/ui-kit/pager";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { list, tabs } from "../overview/after-sales-page.css.ts";
import { reviewsRoute } from "../routes.ts";
import { PendingEntry } from "./pending-entry.tsx";
import { onReviewsPage, pendingPageQuery, reviewsTitle, writerQuery, writtenPageQuery } from "./reviews-data.ts";
import { useReviewDialogs } from "./use-review-dialogs.tsx";
import { WrittenEntry } from "./written-entry.tsx";

/** The lines that a customer can review, and the customer's reviews. */
export function ReviewsPage(): ReactElement {
  return reviewsRoute.useSearch().type === 2 ? <Written /> : <Pending />;
}

function Pending(): ReactElement {
  const { api } = reviewsRoute.useRouteContext();
  const search = reviewsRoute.useSearch();
  const { data, refetch } = useQuery({ ...pendingPageQuery(api, search), retryOnMount: false });
  return (
    <Frame counts={data?.counts}>
      {data === undefined ? (
        <LoadError
          title={<Trans>This list did not load</Trans>}
          line={<Trans>Your reviews are not lost. The connection may have been gone for a moment.</Trans>}
          onRetry={refetch}
        />
      ) : (
        <Paged page={data}>
          {data.items.map((order) => (
            <PendingEntry key={order.id} order={order} />
          ))}
        </Paged>
      )}
    </Frame>
  );
}

function Written(): ReactElement {
  const { api } = reviewsRoute.useRouteContext();
  const search = reviewsRoute.useSearch();
  const { data, refetch } = useQuery({ ...writtenPageQuery(api, search), retryOnMount: false });
  const { data: writer = null } = useQuery(writerQuery(api));
  const heading = useRef<HTMLHeadingElement>(null);
  const dialogs = useReviewDialogs({ heading, shown: data });
  return (
    <Frame counts={data?.counts} heading={heading}>
      {data === undefined ? (
        <LoadError
          title={<Trans>This list did not load</Trans>}
          line={<Trans>Your reviews are not lost. The connection may have been gone for a moment.</Trans>}
          onRetry={refetch}
        />
      ) : (
        <Paged page={data}>
          {data.items.map((review) => (
            <WrittenEntry key={review.id} review={review} writer={writer} dialogs={dialogs} />
          ))}
        </Paged>
      )}
      {dialogs.dialog}
    </Frame>
  );
}

interface FrameProps {
  /** Null if the platform does not count them, undefined before its answer. */
  readonly counts: ReviewCounts | null | undefined;
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: Elements;
}

function Frame({ counts, heading, children }: FrameProps): ReactElement {
  const { i18n } = reviewsRoute.useRouteContext();
  const { t } = useLingui();
  const search = reviewsRoute.useSearch();
  const tab = (type: 2 | undefined, label: ReactNode, count: number | undefined) => (
    <TabLink
      current={search.type === type}
      count={count === 0 ? undefined : count}
      link={(props) => <Link {...to.reviews({ ...search, type })} resetScroll={false} {...props} />}
    >
      {label}
    </TabLink>
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={pageTitle}>
        {reviewsTitle(i18n, "reviews")}
      </h1>
      <div className={tabs}>
        <TabsBar label={t`Reviews by state`}>
          {tab(undefined, <Trans>To be reviewed</Trans>, counts?.pending)}
          {tab(2, <Trans>Reviewed</Trans>, counts?.written)}
        </TabsBar>
      </div>
      {children}
    </>
  );
}

interface PagedProps {
  readonly page: { readonly page: number; readonly pageSize: number; readonly total: number };
  readonly children: ReactNode;
}

function Paged({ page: { page, pageSize, total }, children }: PagedProps): ReactElement {
  const search: ReviewsSearch = reviewsRoute.useSearch();
  if (total === 0) return <NoReviews isWritten={search.type === 2} />;
  const link: PagerProps["link"] = (next, props) => <Link {...to.reviews(onReviewsPage(search, next))} {...props} />;
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage {...pages} />;
  return (
    <>
      <div className={list}>{children}</div>
      <div className={pagerBelowList}>
        <Pager {...pages} />
      </div>
    </>
  );
}

/** Shown in place of an empty list. */
function NoReviews({ isWritten }: { readonly isWritten: boolean }): ReactElement {
  const toOrders = useOptionalLink(to.orders);
  if (isWritten)
    return (
      <EmptyState
        title={<Trans>No reviews yet</Trans>}
        line={<Trans>Received something lately? Reviews you write appear here.</Trans>}
      />
    );
  return (
    <EmptyState
      title={<Trans>Nothing to review</Trans>}
      line={<Trans>What you have received appears here until you review it.</Trans>}
      action={
        toOrders !== null && (
          <Link {...toOrders()} className={buttonClass({ kind: "primary" })}>
            <Trans>My orders</Trans>
          </Link>
        )
      }
    />
  );
}
