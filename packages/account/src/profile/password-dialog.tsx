import { Trans } from "@lingui/react/macro";
import { type PasswordReset, resetPassword } from "@plaza/api-client";
import { isEmail } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, type SubmitEvent, useId, useMemo } from "react";
import { profileRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { DestinationField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

export interface PasswordDialogProps {
  /** Where the code goes: the account's number or address, and no other. */
  readonly destination: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Sets another password by a code, which ends every session but this one: the shop's server takes the new token. */
export function PasswordDialog({ destination, onSaved, onClose }: PasswordDialogProps): ReactElement {
  const { api } = profileRoute.useRouteContext();
  const formId = useId();
  const kind = isEmail(destination) ? "email" : "mobile";
  const sms = useSmsCode("reset-password");
  const change = useSubmission((given: PasswordReset) => resetPassword(api, given), onSaved);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm({ destination, code: "", newPassword: "", repeated: "" }, rejected, kind);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed !== null) change.submit({ destination, code: plainCode(typed.code), password: typed.newPassword });
  }
  function write(): void {
    change.forget();
    sms.forget();
  }
  function close(): void {
    if (!change.busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Change password</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Keep password</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={change.busy}>
            {change.busy ? <Trans>Saving</Trans> : <Trans>Change password</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
        <DestinationField fields={fields} kind={kind} given={destination} readOnly />
        <SmsCodeField sms={sms} fields={fields} kind={kind} />
        <NewPasswordFields fields={fields} />
        <RejectedAlert rejected={change.rejected} />
      </form>
    </Dialog>
  );
}
