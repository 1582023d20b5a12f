import { Trans } from "@lingui/react/macro";
import { to, type OrdersType } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { useToasts } from "@plaza/ui-kit/toast";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { type ReactElement, useRef, useState } from "react";
import { ordersRoute } from "../routes.ts";
import image from "./empty-orders.webp";
import { ListedOrder } from "./listed-order.tsx";
import { ordersPageSize, ordersPageQuery } from "./orders-page-query.ts";
import * as look from "./orders-page.css.ts";
import { OrdersTabs } from "./orders-tabs.tsx";
import { useBuyAgain } from "./use-buy-again.ts";
import { useDoneMessage } from "./use-order-action.ts";
import { useOrderDialogs } from "./use-order-dialogs.tsx";

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
  const { ask, lookUp, dialog } = useOrderDialogs(({ action }) => {
    toasts.show(doneMessage(action));
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
      <h1 ref={title} tabIndex={-1} className={look.title}>
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
