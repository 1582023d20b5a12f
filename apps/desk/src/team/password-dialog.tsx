import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useCopy } from "@plaza/ui-kit/use-copy";
import type { ReactElement } from "react";
import { stack } from "../shared/page.css.ts";
import { password as passwordLook } from "./team.css.ts";

/** One that the platform has just made up. */
export interface Password {
  readonly account: string;
  readonly password: string;
}

export interface PasswordDialogProps {
  readonly password: Password;
  readonly onClose: () => void;
}

/** The only time that it is shown. */
export function PasswordDialog({ password: { account, password }, onClose }: PasswordDialogProps): ReactElement {
  const copy = useCopy();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Password of {account}</Trans>}
      actions={
        <>
          <Button onClick={() => copy(password)}>
            <Trans>Copy the password</Trans>
          </Button>
          <Button kind="primary" onClick={onClose}>
            <Trans>I have noted it</Trans>
          </Button>
        </>
      }
    >
      <div className={stack}>
        <p>
          <Trans>It is shown this once, and kept nowhere.</Trans>
        </p>
        <p className={passwordLook}>{password}</p>
      </div>
    </Dialog>
  );
}
