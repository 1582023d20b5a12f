import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ListedCampaign,
  noticeCampaignsQuery,
  removeNoticeCampaign,
  stopNoticeCampaign,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { noticesRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { CampaignDialog } from "./campaign-dialog.tsx";
import { type CampaignAction, CampaignTable } from "./campaign-table.tsx";
import { ViewDialog } from "./view-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";

/** How often it is looked how far sending is, or whether a colleague has changed something, in milliseconds. */
const often = { whileSending: 3000, else: 15_000 } as const;

type Open = { readonly action: "new" } | { readonly action: CampaignAction; readonly campaign: ListedCampaign };

/** What operators write to groups of customers, in their inboxes. */
export function NoticesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = noticesRoute.useRouteContext();
  const { before } = noticesRoute.useSearch();
  const query = useQuery({
    ...noticeCampaignsQuery(desk, { before }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.campaigns.some(({ state }) => state === "sending" || state === "scheduled") === true
        ? often.whileSending
        : often.else,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={page}>
      <PageHead title={t({ message: "Notices", context: "customers" })}>
        <Button kind="primary" onClick={() => setOpen({ action: "new" })}>
          <Trans>New notice</Trans>
        </Button>
      </PageHead>
      <p className={mute}>
        <Trans>
          They go into the inboxes of customers, under “News and offers”, which each of them can switch off. None goes
          out as a text message.
        </Trans>
      </p>
      <Loaded query={query}>
        {({ campaigns, hasMore }) => (
          <>
            {campaigns.length === 0 ? (
              <EmptyState
                title={<Trans>No notices yet</Trans>}
                line={<Trans>Write the first one with “New notice”.</Trans>}
              />
            ) : (
              <div className={panel}>
                <CampaignTable campaigns={campaigns} onAction={(action, campaign) => setOpen({ action, campaign })} />
              </div>
            )}
            <KeysetLinks
              before={before}
              last={hasMore ? campaigns.at(-1)?.id : undefined}
              newest={<Trans context="notices">First page</Trans>}
              older={<Trans context="notices">Next page</Trans>}
            />
          </>
        )}
      </Loaded>
      {open?.action === "new" && <CampaignDialog id={null} onClose={close} />}
      {open?.action === "change" && <CampaignDialog id={open.campaign.id} onClose={close} />}
      {open?.action === "send" && <SendDialog campaign={open.campaign} onClose={close} />}
      {open?.action === "view" && <ViewDialog id={open.campaign.id} onClose={close} />}
      {open !== null && (open.action === "stop" || open.action === "remove") && (
        <EndDialog action={open.action} campaign={open.campaign} onClose={close} />
      )}
    </div>
  );
}

interface EndDialogProps {
  readonly action: "stop" | "remove";
  readonly campaign: ListedCampaign;
  readonly onClose: () => void;
}

/** Asks before a notice is stopped, or a draft goes. */
function EndDialog({ action, campaign, onClose }: EndDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = noticesRoute.useRouteContext();
  const [{ id, revision, state, title }] = useState(campaign);
  const end = useChange({
    event: "notice-campaign-change",
    send: () =>
      action === "stop" ? stopNoticeCampaign(desk, { id, revision }) : removeNoticeCampaign(desk, { id, revision }),
    onDone: () => {
      toasts.show(action === "stop" ? t`The notice is stopped.` : t`The notice is removed.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={action === "stop" ? <Trans>Stop “{title}”?</Trans> : <Trans>Remove “{title}”?</Trans>}
      keep={<Trans context="dialog">Cancel</Trans>}
      confirm={action === "stop" ? <Trans>Stop it</Trans> : <Trans>Remove it</Trans>}
      busy={end.busy}
      error={end.problem}
      onConfirm={() => end.run()}
      onClose={onClose}
    >
      {action === "remove" ? (
        <Trans>The draft is gone then, in all languages.</Trans>
      ) : state === "scheduled" ? (
        <Trans>Nobody has got it so far. It is a draft again then.</Trans>
      ) : (
        <Trans>Whoever has it keeps it. Nobody else gets it, and it cannot go on later.</Trans>
      )}
    </ConfirmDialog>
  );
}
