import { Trans } from "@lingui/react/macro";
import { type PasswordReset, resetPassword } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { type DestinationKind, plainDestination } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { forgottenPasswordRoute } from "../routes.ts";
import { foot, form as formLook, title } from "../shared/account-panel.css.ts";
import { AccountPanel } from "../shared/account-panel.tsx";
import { DestinationField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { useCodeKind } from "../shared/destination-kinds.ts";
import { RejectedAlert, SubmitButton } from "../shared/form-parts.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

const empty = { destination: "", code: "", newPassword: "", repeated: "" };

export function ForgottenPasswordPage(): ReactElement {
  const kind = useCodeKind();
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Choose a new password</Trans>
      </h1>
      {kind === null ? <NoCodes /> : <ResetForm kind={kind} />}
      <p className={foot}>
        <Trans>
          Remembered it?{" "}
          <Link {...to.login()} className={textLink}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountPanel>
  );
}

function NoCodes(): ReactElement {
  return (
    <Alert kind="info">
      <Trans>
        A new password needs a code, and this shop can send neither text messages nor emails at the moment. Please come
        back later.
      </Trans>
    </Alert>
  );
}

interface ResetFormProps {
  readonly kind: DestinationKind;
}

/** Sets a new password by a code sent to the account's number or address, and logs in with it. */
function ResetForm({ kind }: ResetFormProps): ReactElement {
  const { api, session } = forgottenPasswordRoute.useRouteContext();
  const sms = useSmsCode("reset-password");
  const reset = useSubmission((given: PasswordReset) => resetPassword(api, given), session.enter);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm(empty, rejected, kind);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    reset.submit({
      destination: plainDestination(typed.destination),
      code: plainCode(typed.code),
      password: typed.newPassword,
    });
  }
  function write(): void {
    reset.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <DestinationField fields={fields} kind={kind} />
      <SmsCodeField sms={sms} fields={fields} kind={kind} onlyForAccounts />
      <NewPasswordFields fields={fields} />
      <RejectedAlert rejected={reset.rejected} />
      <SubmitButton busy={reset.busy}>
        {reset.busy ? <Trans>Saving</Trans> : <Trans>Save and log in</Trans>}
      </SubmitButton>
    </form>
  );
}
