import { Trans } from "@lingui/react/macro";
import type { AfterSales } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { type RequestDialogs, useRequestDialogs } from "../dialogs/use-request-dialogs.tsx";
import { afterSalesRoute } from "../routes.ts";
import { title } from "../shared/page-head.css.ts";
import { screenTitle } from "../titles.ts";
import { afterSalesPageQuery } from "./after-sales-page-query.ts";
import { onPage } from "./list-pages.ts";
import { useLeftPage } from "./use-left-page.ts";
import * as look from "./after-sales-page.css.ts";
import { AfterSalesTabs } from "./after-sales-tabs.tsx";
import { NoAfterSales } from "./no-after-sales.tsx";
import { OrderEntry } from "./order-entry.tsx";
import { RequestEntry } from "./request-entry.tsx";

/** What a customer can apply for, and the requests by how far they are. */
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
      <h1 ref={heading} tabIndex={-1} className={title}>
        {screenTitle(i18n, "afterSales")}
      </h1>
      <div className={look.tabs}>
        <AfterSalesTabs search={search} counts={data?.counts} />
      </div>
      {data !== undefined ? (
        <Entries page={data} fetchedAt={dataUpdatedAt} dialogs={dialogs} />
      ) : (
        // The document came without the failure, and asks once more.
        <LoadError
          title={<Trans>This list did not load</Trans>}
          line={<Trans>Your requests are not lost. The connection may have been gone for a moment.</Trans>}
          onRetry={() => {
            listed();
            return refetch();
          }}
        />
      )}
      {dialogs.drawn}
    </>
  );
}

interface EntriesProps {
  readonly page: AfterSales;
  /** When they were fetched, epoch milliseconds. */
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
      <div className={look.pager}>
        <Pager {...pages} />
      </div>
    </>
  );
}
