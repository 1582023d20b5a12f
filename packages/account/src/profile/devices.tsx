import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef } from "react";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { profileRoute } from "../routes.ts";
import { DeviceRow } from "./device-row.tsx";
import { ownSessionsQuery } from "./own-sessions-query.ts";
import { useEndSessions } from "./use-end-sessions.ts";
import * as look from "../shared/account-section.css.ts";

/** Where the customer is logged in, and how that ends. Only where `account_data` is announced. */
export function Devices(): ReactElement {
  const { t } = useLingui();
  const { api } = profileRoute.useRouteContext();
  const sessions = useQuery({ ...ownSessionsQuery(api), retryOnMount: false });
  const { data, dataUpdatedAt, refetch } = sessions;
  const { end, endOthers, ended } = useEndSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its session.
  useEffect(() => {
    if (ended > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [ended]);
  return (
    <section className={look.section} aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1} className={look.heading}>
        <Trans>Where you are logged in</Trans>
      </h2>
      {data === undefined ? (
        <PartLoadError onRetry={refetch} />
      ) : (
        <>
          <ul aria-label={t`Devices`}>
            {data.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                fetchedAt={dataUpdatedAt}
                onEnd={() => end.run(session.id)}
              />
            ))}
          </ul>
          {data.some(({ isThis }) => !isThis) && (
            <Button size="small" busy={endOthers.isPending} onClick={() => endOthers.run()}>
              <Trans>Log out everywhere else</Trans>
            </Button>
          )}
        </>
      )}
    </section>
  );
}
