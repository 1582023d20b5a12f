import { Plural, Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";

export interface RemoveDialogProps {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before several favourites are removed. */
export function RemoveDialog({ count, onConfirm, onClose }: RemoveDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open
      title={<Plural value={count} one="Remove # favourite?" other="Remove # favourites?" />}
      keep={<Trans context="favourites">Keep</Trans>}
      confirm={<Trans context="favourites">Remove</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>The days and prices at which you saved them will be gone.</Trans>
    </ConfirmDialog>
  );
}
