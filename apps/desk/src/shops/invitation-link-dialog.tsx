import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useCopy } from "@plaza/ui-kit/use-copy";
import type { ReactElement } from "react";
import { stack } from "../shared/page.css.ts";
import { invitationLink } from "./shops.css.ts";

export interface InvitationLinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** The only time that the link is shown. */
export function InvitationLinkDialog({ link, onClose }: InvitationLinkDialogProps): ReactElement {
  const copy = useCopy();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>The link of the invitation</Trans>}
      actions={
        <>
          <Button onClick={() => copy(link)}>
            <Trans>Copy the link</Trans>
          </Button>
          <Button kind="primary" onClick={onClose}>
            <Trans>I have noted it</Trans>
          </Button>
        </>
      }
    >
      <div className={stack}>
        <p>
          <Trans>Send it to whoever is invited. It is shown this once, and is valid once, for 7 days.</Trans>
        </p>
        <p className={invitationLink} translate="no">
          {link}
        </p>
      </div>
    </Dialog>
  );
}
