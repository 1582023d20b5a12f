import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderCounts } from "@plaza/api-client";
import { type OrdersSearch, type OrdersType, to } from "@plaza/routing";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useState } from "react";
import { filterOf, ordersTabs } from "./orders-search.ts";

const labels: Readonly<Record<OrdersType | "all", ReactNode>> = {
  all: <Trans context="orders">All</Trans>,
  pay: <Trans>Pending payment</Trans>,
  ship: <Trans>Pending shipment</Trans>,
  receive: <Trans>Pending receipt</Trans>,
  delivery: <Trans>Pending receipt</Trans>,
  finish: <Trans>Completed</Trans>,
  close: <Trans>Closed</Trans>,
};

export interface OrdersTabsProps {
  readonly search: OrdersSearch;
  /** Null where the platform sends no counts. */
  readonly counts: OrderCounts | null;
}

/** One tab for each stage of an order; each one keeps the page it was left on. */
export function OrdersTabs({ search, counts }: OrdersTabsProps): ReactElement {
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
