import { Trans } from "@lingui/react/macro";
import { useExtension } from "@plaza/routing";
import { pageTitle } from "@plaza/ui-kit/global";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { NoticeSettings } from "../notices/notice-settings.tsx";
import { profileRoute } from "../routes.ts";
import * as look from "../shared/account-section.css.ts";
import { YourData } from "../your-data/your-data.tsx";
import { AboutYou } from "./about-you.tsx";
import { Devices } from "./devices.tsx";
import { myDataQuery, profileTitle } from "./profile-data.ts";
import { Identity, Security } from "./security.tsx";

/** What the platform knows of a customer, and how it is changed. */
export function ProfilePage(): ReactElement {
  const { api, i18n } = profileRoute.useRouteContext();
  const { data: customer, refetch } = useQuery({ ...myDataQuery(api), retryOnMount: false });
  const hasSessions = useExtension("account_data");
  const hasNotices = useExtension("alerts");
  return (
    <>
      <h1 className={pageTitle}>{profileTitle(i18n)}</h1>
      {customer === undefined ? (
        <LoadError
          tone="page"
          title={<Trans>Your profile did not load</Trans>}
          line={<Trans>Nothing is lost. The connection may have been gone for a moment.</Trans>}
          onRetry={refetch}
        />
      ) : (
        <>
          <Identity customer={customer} />
          <AboutYou customer={customer} />
          <Security customer={customer} />
          {hasSessions && <Devices />}
          {hasNotices && <Notifications />}
          <YourData />
        </>
      )}
    </>
  );
}

/** The same settings as on the page of notices. Only where `alerts` is announced. */
function Notifications(): ReactElement {
  return (
    <section className={look.section} aria-labelledby="notifications">
      <h2 id="notifications" className={look.heading}>
        <Trans>Notifications</Trans>
      </h2>
      <NoticeSettings />
    </section>
  );
}
