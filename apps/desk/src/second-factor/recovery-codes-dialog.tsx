import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import type { ReactElement } from "react";
import { RecoveryCodes, type RecoveryCodesProps } from "./recovery-codes.tsx";

export interface RecoveryCodesDialogProps extends RecoveryCodesProps {
  readonly onClose: () => void;
}

/** Recovery codes that have just been made. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Your recovery codes</Trans>}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
