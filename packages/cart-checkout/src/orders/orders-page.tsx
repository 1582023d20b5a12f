import { Trans, useLingui } from "@lingui/react/macro";
import { to, type OrdersType, type OrdersSearch } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { useToasts } from "@plaza/ui-kit/toast";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { type ReactElement, useRef, useState, type ReactNode } from "react";
import { ordersRoute } from "../routes.ts";
import image from "./empty-orders.webp";
import { ListedOrder } from "./listed-order.tsx";
import { ordersPageSize, ordersPageQuery } from "./orders-page-query.ts";
import * as look from "./orders-page.css.ts";
import { useBuyAgain } from "./use-buy-again.ts";
import { useDoneMessage } from "./use-order-action.ts";
import { useOrderDialogs } from "./use-order-dialogs.tsx";
import type { OrderCounts } from "@plaza/api-client";
import { pageTitle } from "@plaza/ui-kit/global";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { filterOf, ordersTabs } from "./orders-search.ts";

/** Shown where there is no order at this stage, or none at all. */
function EmptyOrders({ type }: { readonly type: OrdersType | undefined }): ReactElement {
  return (
    <EmptyState
      image={<img src={image} alt="" width={240} height={180} />}
      title={type === undefined ? <Trans>No orders yet</Trans> : <Trans>No orders at this stage</Trans>}
      line={<Trans>What you buy appears here, from payment to receipt.</Trans>}
      action={
        <Link {...to.home()} className={buttonClass({ kind: type === undefined ? "primary" : "second" })}>
          <Trans>Start browsing</Trans>
        </Link>
      }
    />
  );
}

/** The customer's orders by stage. */
export function OrdersPage(): ReactElement {
  const { api } = ordersRoute.useRouteContext();
  const search = ordersRoute.useSearch();
  const toasts = useToasts();
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery(ordersPageQuery(api, search));
  const doneMessage = useDoneMessage();
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, data);
  const { ask, lookUp, dialog } = useOrderDialogs((done) => {
    toasts.show(doneMessage(done));
    changed();
  });
  const { busyWith, buyAgain } = useBuyAgain();
  const { page = 1 } = search;
  const pageCount = Math.max(1, Math.ceil(data.total / ordersPageSize));
  const isBeyond = page > pageCount;
  const [lastShown, setLastShown] = useState<number | null>(null);
  if (!isBeyond && lastShown !== page) setLastShown(page);
  const link: PagerProps["link"] = (next, props) => (
    <Link {...to.orders({ ...search, page: next === 1 ? undefined : next })} {...props} />
  );

  // The last order of the page that was shown has left the list. No other page beyond the end is left by itself.
  if (isBeyond && lastShown === page)
    return <Navigate {...to.orders({ ...search, page: pageCount })} replace resetScroll={false} />;
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={pageTitle}>
        <Trans>My orders</Trans>
      </h1>
      <div className={look.tabs}>
        <OrdersTabs search={search} counts={data.counts} />
      </div>
      {isBeyond && data.total > 0 ? (
        <NoSuchPage page={page} pageCount={pageCount} link={link} />
      ) : data.items.length === 0 ? (
        <EmptyOrders type={search.type} />
      ) : (
        <div className={look.list}>
          {data.items.map((order) => (
            <ListedOrder
              key={order.id}
              order={order}
              fetchedAt={dataUpdatedAt}
              buyingAgain={busyWith === order.id}
              onAsk={(action) => ask(order, action)}
              onTrack={() => lookUp({ about: "tracking", orderId: order.id })}
              onBuyAgain={() => buyAgain(order)}
              onWaysOut={(lineId) => lookUp({ about: "waysOut", orderId: order.id, lineId })}
              onLate={() => void refetch()}
            />
          ))}
        </div>
      )}
      {!isBeyond && (
        <div className={look.pager}>
          <Pager page={page} pageCount={pageCount} link={link} />
        </div>
      )}
      {dialog}
    </>
  );
}

const labels: Readonly<Record<OrdersType | "all", ReactNode>> = {
  all: <Trans context="orders">All</Trans>,
  pay: <Trans>Pending payment</Trans>,
  ship: <Trans>Pending shipment</Trans>,
  receive: <Trans>Pending receipt</Trans>,
  delivery: <Trans>Pending receipt</Trans>,
  finish: <Trans>Completed</Trans>,
  close: <Trans>Closed</Trans>,
};

interface OrdersTabsProps {
  readonly search: OrdersSearch;
  /** Null where the platform sends no counts. */
  readonly counts: OrderCounts | null;
}

/** One tab for each stage of an order; each one keeps the page it was left on. */
function OrdersTabs({ search, counts }: OrdersTabsProps): ReactElement {
  const { t } = useLingui();
  const [pages, setPages] = useState<ReadonlyMap<OrdersType | undefined, number | undefined>>(new Map());
  if (pages.get(search.type) !== search.page) setPages(new Map(pages).set(search.type, search.page));

  /** No number is shown for zero. */
  function countOf(type: OrdersType | undefined): number | undefined {
    const filter = filterOf(type);
    return counts === null || filter === "open" || counts[filter] === 0 ? undefined : counts[filter];
  }
  return (
    <TabsBar label={t`Orders by stage`}>
      {ordersTabs(counts !== null).map((type) => (
        <TabLink
          key={type ?? "all"}
          current={type === search.type}
          count={countOf(type)}
          link={(props) => (
            <Link
              {...to.orders({ type, page: type === search.type ? undefined : pages.get(type) })}
              resetScroll={false}
              {...props}
            />
          )}
        >
          {labels[type ?? "all"]}
        </TabLink>
      ))}
    </TabsBar>
  );
}
