import { Trans, useLingui } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { walletRoute } from "../routes.ts";
import { title } from "../shared/page-head.css.ts";
import { Balance } from "./balance.tsx";
import { Entries } from "./entries.tsx";
import * as look from "./wallet-page.css.ts";
import { walletTabs } from "./wallet-search.ts";
import { TopUpNews } from "./top-up-news.tsx";
import { walletTitle } from "./wallet-title.ts";

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
      <h1 className={title}>{walletTitle(i18n)}</h1>
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
