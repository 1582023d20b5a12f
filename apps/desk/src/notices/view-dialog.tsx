import { Trans } from "@lingui/react/macro";
import { noticeCampaignQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { noticesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";

export interface ViewDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** What customers have in their inboxes. */
export function ViewDialog({ id, onClose }: ViewDialogProps): ReactElement {
  const { desk } = noticesRoute.useRouteContext();
  const query = useQuery(noticeCampaignQuery(desk, id));
  return (
    <Dialog
      open
      title={<Trans context="customers">Notice</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans context="dialog">Close</Trans>
        </Button>
      }
      onClose={onClose}
    >
      <Loaded query={query} lines={4}>
        {({ title, content }) => <CampaignPreview title={title} content={content} />}
      </Loaded>
    </Dialog>
  );
}
