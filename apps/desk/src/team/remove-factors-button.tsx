import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { PasswordDialog } from "../second-factor/password-dialog.tsx";

export interface RemoveFactorsButtonProps {
  readonly account: string;
  readonly nickname: string;
  /** @param current the operator's own password */
  readonly send: (current: string) => Promise<void>;
}

/** Helps somebody who has lost the second factor. */
export function RemoveFactorsButton({ account, nickname, send }: RemoveFactorsButtonProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t`Remove the second factor: ${nickname}`} onClick={() => setAsked(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isAsked && (
        <PasswordDialog
          title={<Trans>Remove the second factor of {nickname}?</Trans>}
          submitLabel={<Trans>Remove</Trans>}
          send={send}
          event="team-change"
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false);
            toasts.show(t`The second factor is removed.`);
          }}
        >
          <p>
            <Trans>
              {account} logs in with the password alone then. Make sure that it is really them who ask. It is confirmed
              by your own password.
            </Trans>
          </p>
        </PasswordDialog>
      )}
    </>
  );
}
