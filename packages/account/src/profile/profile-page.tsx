import { Trans } from "@lingui/react/macro";
import { useExtension } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { profileRoute } from "../routes.ts";
import { title } from "../shared/page-head.css.ts";
import { AboutYou } from "./about-you.tsx";
import { Devices } from "./devices.tsx";
import { Identity } from "./identity.tsx";
import { Notifications } from "./notifications.tsx";
import { ownDataQuery } from "./own-data-query.ts";
import { profileTitle } from "./profile-title.ts";
import { Security } from "./security.tsx";
import { YourData } from "../your-data/your-data.tsx";

/** What the platform knows of a customer, and how it is changed. */
export function ProfilePage(): ReactElement {
  const { api, i18n } = profileRoute.useRouteContext();
  const { data: customer, refetch } = useQuery({ ...ownDataQuery(api), retryOnMount: false });
  const hasSessions = useExtension("account_data");
  const hasNotices = useExtension("alerts");
  return (
    <>
      <h1 className={title}>{profileTitle(i18n)}</h1>
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
