import { Trans, useLingui } from "@lingui/react/macro";
import { type DeskSession, deskSessionsQuery, endDeskSession, endOtherDeskSessions } from "@plaza/api-client/desk";
import { formatDate, formatMoment, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import * as look from "./account-page.css.ts";

/** Where somebody is logged in, and the way to end what is not theirs. */
export function SessionsPanel(): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const query = useQuery(deskSessionsQuery(desk, undefined));
  const onDone = (): void => toasts.show(t`Logged out there.`);
  const onProblem = (text: string): void => toasts.show(text);
  const event = "own-account-change";
  const one = useChange({ event, send: (id: number) => endDeskSession(desk, id), onDone: onDone, onProblem });
  const others = useChange({ event, send: () => endOtherDeskSessions(desk, undefined), onDone: onDone, onProblem });
  return (
    <section className={panel} aria-labelledby="desk-sessions">
      <h2 id="desk-sessions" className={panelTitle}>
        <Trans>Where you are logged in</Trans>
      </h2>
      <Loaded query={query} lines={2}>
        {(sessions) => (
          <>
            <ul className={look.sessions}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  now={query.dataUpdatedAt}
                  onEnd={() => one.run(session.id)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className={row}>
                <Button busy={others.busy} onClick={() => others.run()}>
                  <Trans>Log out all other devices</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface SessionRowProps {
  readonly session: DeskSession;
  readonly now: number;
  readonly onEnd: () => void;
}

function SessionRow({ session, now, onEnd }: SessionRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const { network, isThis } = session;
  const device = session.device ?? t`Unknown device`;
  const begun = formatDate(session.begunAt, locale);
  const used = formatMoment(session.usedAt, now, reader);
  return (
    <li className={look.session}>
      <div className={look.sessionText}>
        <p className={row}>
          <span className={strong}>{device}</span>
          {isThis && (
            <Tag kind="success">
              <Trans>This device</Trans>
            </Tag>
          )}
        </p>
        <p className={mute}>
          {network === null ? (
            <Trans>
              since {begun}, last used: {used}
            </Trans>
          ) : (
            <Trans>
              from {network}, since {begun}, last used: {used}
            </Trans>
          )}
        </p>
      </div>
      {!isThis && (
        <Button size="small" aria-label={t`Log out: ${device}`} onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
