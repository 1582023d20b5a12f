import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";

export interface DiscardDraftDialogProps {
  readonly open: boolean;
  /** How far the change is that discards it. */
  readonly discard: { readonly busy: boolean; readonly problem: string | null };
  readonly onDiscard: () => void;
  readonly onClose: () => void;
  /** What is left then, where it is something else than what is published, in all languages. */
  readonly children?: ReactElement | undefined;
}

/** Asks before a draft is discarded. */
export function DiscardDraftDialog({
  open,
  discard,
  onDiscard,
  onClose,
  children,
}: DiscardDraftDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Discard the draft?</Trans>}
      keep={<Trans>Keep the draft</Trans>}
      confirm={<Trans>Discard the draft</Trans>}
      busy={discard.busy}
      error={discard.problem}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {children ?? <Trans>It is gone then, in all languages. What is published stays.</Trans>}
    </ConfirmDialog>
  );
}
