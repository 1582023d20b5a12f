import { Trans } from "@lingui/react/macro";
import { type PasswordReset, resetPassword } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { forgottenPasswordRoute } from "../routes.ts";
import { foot, form as formLook, title } from "../shared/account-panel.css.ts";
import { AccountPanel } from "../shared/account-panel.tsx";
import { MobileField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert, SubmitButton } from "../shared/form-parts.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

const empty = { mobile: "", code: "", newPassword: "", repeated: "" };

export function ForgottenPasswordPage(): ReactElement {
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Choose a new password</Trans>
      </h1>
      <ResetForm />
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

/** Sets a new password by a code sent to the account's number, and logs in with it. */
function ResetForm(): ReactElement {
  const { api, session } = forgottenPasswordRoute.useRouteContext();
  const sms = useSmsCode("reset-password");
  const reset = useSubmission((given: PasswordReset) => resetPassword(api, given), session.enter);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm(empty, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    reset.submit({
      mobile: plainMobile(typed.mobile),
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
      <MobileField fields={fields} />
      <SmsCodeField sms={sms} fields={fields} onlyForAccounts />
      <NewPasswordFields fields={fields} />
      <RejectedAlert rejected={reset.rejected} />
      <SubmitButton busy={reset.busy}>
        {reset.busy ? <Trans>Saving</Trans> : <Trans>Save and log in</Trans>}
      </SubmitButton>
    </form>
  );
}
