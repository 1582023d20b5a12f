import { Trans } from "@lingui/react/macro";
import { register, type Registration, siteConfigurationQuery } from "@plaza/api-client";
import { plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { registerRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { MobileField } from "../shared/mobile-field.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { RejectedAlert } from "../shared/rejected-alert.tsx";
import { SmsCodeField } from "../shared/sms-code-field.tsx";
import { SubmitButton } from "../shared/submit-button.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSmsCode } from "../shared/use-sms-code.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { AgreementBox } from "./agreement-box.tsx";

const fieldsWithoutCode = { mobile: "", newPassword: "", repeated: "", agreement: "" };
const fieldsWithCode = { ...fieldsWithoutCode, code: "" };

export function RegisterForm(): ReactElement {
  const { api, session } = registerRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  // The code is left out only where the platform says so; one that has not answered may require it.
  const needsCode = site?.registrationNeedsSmsCode !== false;
  const sms = useSmsCode("register");
  const registration = useSubmission((given: Registration) => register(api, given), session.enter);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm(needsCode ? fieldsWithCode : fieldsWithoutCode, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    const code = needsCode ? plainCode(typed.code) : null;
    registration.submit({ mobile: plainMobile(typed.mobile), password: typed.newPassword, code });
  }
  function write(): void {
    registration.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <MobileField fields={fields} />
      {needsCode && <SmsCodeField sms={sms} fields={fields} />}
      <NewPasswordFields fields={fields} />
      <AgreementBox error={fields.errors.agreement} />
      <RejectedAlert rejected={registration.rejected} />
      <SubmitButton busy={registration.busy}>
        {registration.busy ? <Trans>Creating the account</Trans> : <Trans>Create account</Trans>}
      </SubmitButton>
    </form>
  );
}
