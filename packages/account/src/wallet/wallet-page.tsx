import { Trans, useLingui } from "@lingui/react/macro";
import { lazyModule, to, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { pageTitle } from "@plaza/ui-kit/global";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { walletRoute } from "../routes.ts";
import { walletTabs } from "../searches.ts";
import { Balance } from "./balance.tsx";
import { Entries } from "./entries.tsx";
import { walletTitle } from "./wallet-data.ts";
import { news } from "./wallet-page.css.ts";
import * as look from "./wallet-page.css.ts";

const topUpProgress = lazyModule(() => import("./top-up-progress.tsx"));

const labels: Readonly<Record<NonNullable<(typeof walletTabs)[number]> | "all", ReactNode>> = {
  all: <Trans context="wallet">All</Trans>,
  spending: <Trans>Spending</Trans>,
  income: <Trans>Income</Trans>,
};

/** What the customer's wallet holds, how it is filled, and what came into it and went out of it. */
export function WalletPage(): ReactElement {
  const { t } = useLingui();
  const { i18n } = walletRoute.useRouteContext();
  const { type, top_up: topUpId } = walletRoute.useSearch();
  return (
    <>
      <h1 className={pageTitle}>{walletTitle(i18n)}</h1>
      {topUpId !== undefined && <TopUpNews key={topUpId} id={topUpId} />}
      <Balance />
      <div className={look.tabs}>
        <TabsBar label={t`Changes of the balance`}>
          {walletTabs.map((each) => (
            <TabLink
              key={each ?? "all"}
              current={each === type}
              link={(props) => <Link {...to.wallet({ type: each })} resetScroll={false} {...props} />}
            >
              {labels[each ?? "all"]}
            </TabLink>
          ))}
        </TabsBar>
      </div>
      <Entries />
    </>
  );
}

/** How a top-up stands, above the wallet that it is for. */
function TopUpNews({ id }: { readonly id: number }): ReactElement {
  const { module, failed, load } = useLazyModule(topUpProgress, "needed");
  return (
    <div className={news}>
      {module !== null ? (
        <module.TopUpProgress id={id} />
      ) : failed ? (
        <Alert
          kind="danger"
          action={
            <Button size="small" onClick={() => void load()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your top-up did not load. Nothing is lost.</Trans>
        </Alert>
      ) : (
        <Skeleton width="100%" height={64} />
      )}
    </div>
  );
}
