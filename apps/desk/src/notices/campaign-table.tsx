import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListedCampaign } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { CampaignStateTag, AudienceName } from "./campaign-words.tsx";

export type CampaignAction = "change" | "send" | "view" | "stop" | "remove";

export interface CampaignTableProps {
  readonly campaigns: readonly ListedCampaign[];
  readonly onAction: (action: CampaignAction, campaign: ListedCampaign) => void;
}

/** Notices to groups of customers, the newest first, with how many got and read each. */
export function CampaignTable({ campaigns, onAction }: CampaignTableProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[
            t({ message: "Notice", context: "customers" }),
            t({ message: "State", context: "notice" }),
            t({ message: "Reached", context: "notice" }),
            t`Actions`,
          ]}
        />
        <tbody>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} onAction={(action) => onAction(action, campaign)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CampaignRowProps {
  readonly campaign: ListedCampaign;
  readonly onAction: (action: CampaignAction) => void;
}

function CampaignRow({ campaign, onAction }: CampaignRowProps): ReactElement {
  const { t } = useLingui();
  const { state, title, sentCount, readCount } = campaign;
  const isDraft = state === "draft";
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={strong}>
          <bdi>{title}</bdi>
        </div>
        <div className={mute}>
          <AudienceName audience={campaign.audience} />
        </div>
      </th>
      <td className={cell} data-column={t({ message: "State", context: "notice" })}>
        <CampaignStateTag state={state} />
        <Time campaign={campaign} />
      </td>
      <td className={cell} data-column={t({ message: "Reached", context: "notice" })}>
        {isDraft || state === "scheduled" ? (
          <span className={mute}>
            <Trans>Nobody yet</Trans>
          </span>
        ) : (
          <>
            <Plural value={sentCount} one="# customer" other="# customers" />
            <div className={mute}>
              <Plural value={readCount} one="# has read it" other="# have read it" />
            </div>
          </>
        )}
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          {isDraft && (
            <>
              <Button size="small" kind="primary" aria-label={t`Send: ${title}`} onClick={() => onAction("send")}>
                <Trans context="notice">Send…</Trans>
              </Button>
              <Button size="small" aria-label={t`Change: ${title}`} onClick={() => onAction("change")}>
                <Trans context="notice">Change</Trans>
              </Button>
              <Button size="small" aria-label={t`Remove: ${title}`} onClick={() => onAction("remove")}>
                <Trans>Remove…</Trans>
              </Button>
            </>
          )}
          {!isDraft && (
            <Button size="small" aria-label={t`View: ${title}`} onClick={() => onAction("view")}>
              <Trans context="notice">View</Trans>
            </Button>
          )}
          {(state === "scheduled" || state === "sending") && (
            <Button size="small" aria-label={t`Stop: ${title}`} onClick={() => onAction("stop")}>
              <Trans context="notice">Stop…</Trans>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** When it will be sent, or was. */
function Time({ campaign }: Pick<CampaignRowProps, "campaign">): ReactElement | null {
  const reader = useReader();
  const { state, sendAt, endedAt } = campaign;
  const at = state === "scheduled" ? sendAt : endedAt;
  if (at === null) return null;
  const when = formatDateTime(at, reader);
  return <div className={mute}>{state === "scheduled" ? <Trans context="notice">from {when}</Trans> : when}</div>;
}
