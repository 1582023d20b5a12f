import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";

export interface DeleteDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before all that has been read is deleted. */
export function DeleteDialog({ onConfirm, onClose }: DeleteDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete all notices that you have read?</Trans>}
      keep={<Trans context="notices">Keep</Trans>}
      confirm={<Trans context="notices">Delete</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>Notices on other pages are deleted, too. Unread ones stay.</Trans>
    </ConfirmDialog>
  );
}
