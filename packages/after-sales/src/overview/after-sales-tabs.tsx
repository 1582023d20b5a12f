import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSales, AfterSalesList } from "@plaza/api-client";
import { type AfterSalesSearch, to } from "@plaza/routing";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { listOf } from "./after-sales-page-query.ts";
import { afterSalesTabs } from "./list-pages.ts";

const labels: Readonly<Record<AfterSalesList, ReactNode>> = {
  applicable: <Trans>Eligible items</Trans>,
  processing: <Trans context="after-sales">In progress</Trans>,
  processed: <Trans context="after-sales">Done</Trans>,
};

export interface AfterSalesTabsProps {
  readonly search: AfterSalesSearch;
  /** Null where the platform does not count them, undefined while nothing has been answered. */
  readonly counts: AfterSales["counts"] | undefined;
}

/** A tab for each list; each keeps the page that it was left on. */
export function AfterSalesTabs({ search, counts }: AfterSalesTabsProps): ReactElement {
  const { t } = useLingui();
  /** No number is shown for zero, and none for lines, of which there may be many. */
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
