import { Plural, Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { noticesRoute } from "../routes.ts";
import { AlertRow } from "./alert-row.tsx";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { ownAlertsPageQuery } from "./notices-queries.ts";
import { alerts as alertsLook, hint } from "./notices-page.css.ts";

/** What a customer waits for. */
export function MyAlerts(): ReactElement {
  const { api } = noticesRoute.useRouteContext();
  const { data, refetch } = useQuery({ ...ownAlertsPageQuery(api), retryOnMount: false });
  if (data === undefined) return <PartLoadError onRetry={refetch} />;
  const { items, most } = data;
  if (items.length === 0)
    return (
      <EmptyState
        title={<Trans>No alerts yet</Trans>}
        line={<Trans>Press the bell of a product to be told when it is cheaper or back in stock.</Trans>}
        action={
          <Link {...to.favourites()} className={buttonClass({ kind: "primary" })}>
            <Trans>See your favourites</Trans>
          </Link>
        }
      />
    );
  return (
    <>
      <ul className={alertsLook}>
        {items.map((alert) => (
          <AlertRow key={`${alert.kind} ${alert.productId} ${alert.skuId ?? ""}`} alert={alert} />
        ))}
      </ul>
      <p className={hint}>
        <Plural value={items.length} one={`# of ${most} alerts`} other={`# of ${most} alerts`} />
      </p>
    </>
  );
}
