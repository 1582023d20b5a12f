import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { type ReactElement, useState } from "react";
import { useChange } from "../shared/use-change.ts";
import type { Password } from "./password-dialog.tsx";

export interface NewPasswordButtonProps {
  readonly account: string;
  readonly nickname: string;
  readonly send: () => Promise<string>;
  readonly onPassword: (password: Password) => void;
}

/** Gives somebody a password that the platform makes up, once that is confirmed. */
export function NewPasswordButton({ account, nickname, send, onPassword }: NewPasswordButtonProps): ReactElement {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const reset = useChange({
    send,
    onDone: (password) => {
      setAsked(false);
      onPassword({ account, password });
    },
  });
  return (
    <>
      <Button size="small" aria-label={t`New password: ${nickname}`} onClick={() => setAsked(true)}>
        <Trans>New password</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>A new password for {nickname}?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>New password</Trans>}
        busy={reset.busy}
        error={reset.problem}
        onConfirm={() => reset.run()}
        onClose={() => setAsked(false)}
      >
        <Trans>The old one ends at once, and so does every session of {account}.</Trans>
      </ConfirmDialog>
    </>
  );
}
