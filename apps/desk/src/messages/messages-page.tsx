import { Trans, useLingui } from "@lingui/react/macro";
import { mailTemplatesQuery, messageChannelsQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { messagesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, panelTitle, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ChannelList } from "./channel-list.tsx";
import { MailTemplateTable } from "./mail-template-table.tsx";

/** How messages reach customers, and what mails say. */
export function MessagesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = messagesRoute.useRouteContext();
  const channels = useQuery(messageChannelsQuery(desk, undefined));
  const templates = useQuery(mailTemplatesQuery(desk, undefined));
  return (
    <div className={page}>
      <PageHead title={t`Messages`} />
      <section className={panel} aria-labelledby="channels">
        <h2 id="channels" className={panelTitle}>
          <Trans>How codes reach customers</Trans>
        </h2>
        <Loaded query={channels} lines={3}>
          {(data) => <ChannelList channels={data} />}
        </Loaded>
      </section>
      <section className={panel} aria-labelledby="mails">
        <h2 id="mails" className={panelTitle}>
          <Trans>What emails say</Trans>
        </h2>
        <div className={stack}>
          <p className={mute}>
            <Trans>
              Customers get each email in their language. What nobody has changed is sent in the standard words.
            </Trans>
          </p>
          <Loaded query={templates} lines={4}>
            {(data) => <MailTemplateTable templates={data} />}
          </Loaded>
        </div>
      </section>
    </div>
  );
}
