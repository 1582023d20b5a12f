import { Trans, useLingui } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { pageTitle } from "@plaza/ui-kit/global";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { noticesRoute } from "../routes.ts";
import { Inbox } from "./inbox.tsx";
import { MyAlerts } from "./my-alerts.tsx";
import { NoticeSettings } from "./notice-settings.tsx";
import { noticesTitle } from "./notices-data.ts";
import { unreadNoticesQuery } from "./unread-notices.ts";

const views = [undefined, "unread", "alerts", "settings"] as const;

const labels: Readonly<Record<NonNullable<(typeof views)[number]> | "all", ReactNode>> = {
  all: <Trans context="notices">All</Trans>,
  unread: <Trans context="notices">Unread</Trans>,
  alerts: <Trans>My alerts</Trans>,
  settings: <Trans context="notices">Settings</Trans>,
};

/** A hundred stand for more than 99. */
function shownCount(unread: number | null | undefined): number | string | undefined {
  return unread == null || unread < 100 ? (unread ?? undefined) : "99+";
}

/** What a customer was told, what the customer waits for, and which of it is wanted. */
export function NoticesPage(): ReactElement {
  const { t } = useLingui();
  const { api, i18n } = noticesRoute.useRouteContext();
  const { view } = noticesRoute.useSearch();
  const { data: unread } = useQuery(unreadNoticesQuery(api));
  return (
    <>
      <h1 className={pageTitle}>{noticesTitle(i18n)}</h1>
      <TabsBar label={t`Parts of the notices`}>
        {views.map((each) => (
          <TabLink
            key={each ?? "all"}
            current={view === each}
            count={each === "unread" ? shownCount(unread) : undefined}
            link={(props) => <Link {...to.notices({ view: each })} resetScroll={false} {...props} />}
          >
            {labels[each ?? "all"]}
          </TabLink>
        ))}
      </TabsBar>
      {view === "alerts" ? <MyAlerts /> : view === "settings" ? <NoticeSettings /> : <Inbox />}
    </>
  );
}
