import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { ShownOnceDialog } from "../shared/shown-once-dialog.tsx";

/** One that the platform has just made up. */
export interface Password {
  readonly account: string;
  readonly password: string;
}

export interface PasswordDialogProps {
  readonly password: Password;
  readonly onClose: () => void;
}

export function PasswordDialog({ password: { account, password }, onClose }: PasswordDialogProps): ReactElement {
  return (
    <ShownOnceDialog
      title={<Trans>Password of {account}</Trans>}
      secret={password}
      copyLabel={<Trans>Copy the password</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>It is shown this once, and kept nowhere.</Trans>
      </p>
    </ShownOnceDialog>
  );
}
