import { Trans, useLingui } from "@lingui/react/macro";
import { type CustomerSession, endOtherSessions, endSession, staleAfter } from "@plaza/api-client";
import { formatDate, formatMoment, useReader } from "@plaza/i18n";
import { type Action, useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Monitor } from "lucide";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { profileRoute } from "../routes.ts";
import * as look from "../shared/account-section.css.ts";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { mySessionsQuery } from "./profile-data.ts";
import { details } from "./profile.css.ts";

/** Where the customer is logged in, and how that ends. Only where `account_data` is announced. */
export function Devices(): ReactElement {
  const { t } = useLingui();
  const { api } = profileRoute.useRouteContext();
  const sessions = useQuery({ ...mySessionsQuery(api), retryOnMount: false });
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

interface DeviceRowProps {
  readonly session: CustomerSession;
  readonly fetchedAt: number;
  readonly onEnd: () => void;
}

function DeviceRow({ session, fetchedAt, onEnd }: DeviceRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const now = useServerTime(fetchedAt);
  const { begunAt, usedAt, isThis } = session;
  const device = session.device ?? t`Unknown device`;
  const begun = begunAt === null ? null : formatDate(begunAt, locale);
  const used = usedAt === null ? null : formatMoment(usedAt, now, reader);
  return (
    <li className={look.row}>
      <span className={look.rowIcon}>
        <Icon of={Monitor} size={18} />
      </span>
      <div className={look.rowText}>
        <p>
          <span>{device}</span> {isThis && <Tag kind="success">{t`This device`}</Tag>}
        </p>
        <p className={details}>
          {begun !== null && (
            <span>
              <Trans>since {begun}</Trans>
            </span>
          )}
          {used !== null && (
            <span>
              <Trans>last used: {used}</Trans>
            </span>
          )}
        </p>
      </div>
      {!isThis && (
        <div className={look.rowAction}>
          <Button size="small" aria-label={t`Log out: ${device}`} onClick={onEnd}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

interface EndSessions {
  readonly end: Action<void, number>;
  readonly endOthers: Action<void, void>;
  /** How often the list was renewed after one has ended. */
  readonly ended: number;
}

/** Renews the list also after a failure: the session may have ended somewhere else. */
function useEndSessions(): EndSessions {
  const { api, queryClient } = profileRoute.useRouteContext();
  const [ended, setEnded] = useState(0);
  const onSettled = async (): Promise<void> => {
    await queryClient.invalidateQueries({ predicate: staleAfter("session-change") });
    setEnded((times) => times + 1);
  };
  return {
    end: useAction({ mutationFn: (id: number) => endSession(api, id), repetition: "same", onSettled }),
    endOthers: useAction({ mutationFn: () => endOtherSessions(api), onSettled }),
    ended,
  };
}
