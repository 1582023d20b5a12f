import { useAnnounced } from "@plaza/routing";
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
import { ProfileUnknown } from "./profile-unknown.tsx";
import { Security } from "./security.tsx";
import { YourData } from "../your-data/your-data.tsx";

/** What the platform knows of a customer, and how it is changed. */
export function ProfilePage(): ReactElement {
  const { api, i18n } = profileRoute.useRouteContext();
  const { data: customer, error, isFetching, refetch } = useQuery({ ...ownDataQuery(api), retryOnMount: false });
  const hasSessions = useAnnounced("account_data");
  const hasNotices = useAnnounced("alerts");
  return (
    <>
      <h1 className={title}>{profileTitle(i18n)}</h1>
      {customer === undefined ? (
        <ProfileUnknown retrying={isFetching && error !== null} onRetry={() => void refetch()} />
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
