import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSales, AfterSalesList } from "@plaza/api-client";
import { type AfterSalesSearch, type AfterSalesType, to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { pageTitle } from "@plaza/ui-kit/global";
import { LoadError } from "@plaza/ui-kit/load-error";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, pagerBelowList, type PagerProps } from "@plaza/ui-kit/pager";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useRef } from "react";
import { type RequestDialogs, useRequestDialogs } from "../dialogs/use-request-dialogs.tsx";
import { afterSalesRoute } from "../routes.ts";
import { screenTitle } from "../titles.ts";
import { afterSalesPageQuery, afterSalesTabs, listOf, onPage, useLeftPage } from "./after-sales-lists.ts";
import * as look from "./after-sales-page.css.ts";
import { OrderEntry } from "./order-entry.tsx";
import { RequestEntry } from "./request-entry.tsx";

const labels: Readonly<Record<AfterSalesList, ReactNode>> = {
  applicable: <Trans>Eligible items</Trans>,
  processing: <Trans context="after-sales">In progress</Trans>,
  processed: <Trans context="after-sales">Done</Trans>,
};

/** The lines that a customer can apply for, and the requests by state. */
export function AfterSalesPage(): ReactElement {
  const { api, i18n } = afterSalesRoute.useRouteContext();
  const search = afterSalesRoute.useSearch();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...afterSalesPageQuery(api, search),
    retryOnMount: false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = useFocusFallback(heading, data);
  const dialogs = useRequestDialogs({ heading, shown: data });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={pageTitle}>
        {screenTitle(i18n, "afterSales")}
      </h1>
      <div className={look.tabs}>
        <AfterSalesTabs search={search} counts={data?.counts} />
      </div>
      {data !== undefined ? (
        <Entries page={data} fetchedAt={dataUpdatedAt} dialogs={dialogs} />
      ) : (
        // The document does not contain the failure of the server, so the browser fetches again.
        <LoadError
          title={<Trans>This list did not load</Trans>}
          line={<Trans>Your requests are not lost. The connection may have been gone for a moment.</Trans>}
          onRetry={() => {
            listed();
            return refetch();
          }}
        />
      )}
      {dialogs.dialog}
    </>
  );
}

interface EntriesProps {
  readonly page: AfterSales;
  /** The time of the fetch, in epoch milliseconds. */
  readonly fetchedAt: number;
  readonly dialogs: RequestDialogs;
}

function Entries({ page: { items, page, pageSize, total }, fetchedAt, dialogs }: EntriesProps): ReactElement {
  const search = afterSalesRoute.useSearch();
  const now = useServerTime(fetchedAt);
  const pageCount = Math.ceil(total / pageSize);
  const leftPage = useLeftPage(search, page, pageCount);
  if (leftPage !== null) return <Navigate {...to.afterSales(leftPage)} replace resetScroll={false} />;
  if (total === 0) return <NoAfterSales type={search.type} />;
  const link: PagerProps["link"] = (next, props) => <Link {...to.afterSales(onPage(search, next))} {...props} />;
  const pages = { page, pageCount, link };
  if (page > pages.pageCount) return <NoSuchPage {...pages} />;
  return (
    <>
      <div className={look.list}>
        {items.map((entry) =>
          entry.request === null ? (
            <OrderEntry key={entry.orderId} entry={entry} now={now} />
          ) : (
            <RequestEntry
              key={entry.request.id}
              entry={entry}
              request={entry.request}
              now={now}
              onRevoke={dialogs.revoke}
              onSend={dialogs.send}
            />
          ),
        )}
      </div>
      <div className={pagerBelowList}>
        <Pager {...pages} />
      </div>
    </>
  );
}

interface AfterSalesTabsProps {
  readonly search: AfterSalesSearch;
  /** Null if the platform does not count them, undefined before its answer. */
  readonly counts: AfterSales["counts"] | undefined;
}

/** A tab for each list. Each list keeps its page. */
function AfterSalesTabs({ search, counts }: AfterSalesTabsProps): ReactElement {
  const { t } = useLingui();
  /** Shows no count of zero, and none of lines, which may be many. */
  function countOf(list: AfterSalesList): number | undefined {
    const count = list === "applicable" ? 0 : (counts?.[list] ?? 0);
    return count === 0 ? undefined : count;
  }
  return (
    <TabsBar label={t`After-sales by state`}>
      {afterSalesTabs.map((type) => {
        const list = listOf(type);
        return (
          <TabLink
            key={list}
            current={type === search.type}
            count={countOf(list)}
            link={(props) => <Link {...to.afterSales({ ...search, type })} resetScroll={false} {...props} />}
          >
            {labels[list]}
          </TabLink>
        );
      })}
    </TabsBar>
  );
}

/** Shown in place of an empty list. */
function NoAfterSales({ type }: { readonly type: AfterSalesType | undefined }): ReactElement {
  const toOrders = useOptionalLink(to.orders);
  if (type === "apply")
    return (
      <EmptyState
        title={<Trans>Nothing in progress</Trans>}
        line={<Trans>Your requests appear here until they are refunded.</Trans>}
      />
    );
  if (type === "finish")
    return (
      <EmptyState title={<Trans>Nothing refunded yet</Trans>} line={<Trans>Refunded requests appear here.</Trans>} />
    );
  return (
    <EmptyState
      title={<Trans>No eligible items</Trans>}
      line={<Trans>Products that are on their way to you, or have arrived lately, appear here.</Trans>}
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
