import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { ShownOnceDialog } from "../shared/shown-once-dialog.tsx";

export interface InvitationLinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

export function InvitationLinkDialog({ link, onClose }: InvitationLinkDialogProps): ReactElement {
  return (
    <ShownOnceDialog
      title={<Trans>The link of the invitation</Trans>}
      secret={link}
      copyLabel={<Trans>Copy the link</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>Send it to whoever is invited. It is shown this once, and is valid once, for 7 days.</Trans>
      </p>
    </ShownOnceDialog>
  );
}
