import { Trans } from "@lingui/react/macro";
import { smsLogin, type SmsLogin as SmsLoginRequest } from "@plaza/api-client";
import { plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { loginRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { MobileField } from "../shared/mobile-field.tsx";
import { SmsCodeField } from "../shared/sms-code-field.tsx";
import { SubmitButton } from "../shared/submit-button.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSmsCode } from "../shared/use-sms-code.ts";
import { useSubmission } from "../shared/use-submission.ts";
import type { LoginFormProps } from "./password-login.tsx";
import { RememberBox } from "./remember-box.tsx";

export function SmsLogin({ number }: LoginFormProps): ReactElement {
  const { api, session } = loginRoute.useRouteContext();
  const sms = useSmsCode("login");
  const login = useSubmission(
    (given: SmsLoginRequest) => smsLogin(api, given),
    ({ mobile }) => {
      number.keep(mobile);
      session.enter();
    },
  );
  const answer = login.rejected ?? sms.rejected;
  const rejected = useMemo(() => answer && { code: answer.message }, [answer]);
  const [form, fields] = useAccountForm({ mobile: number.mobile, code: "" }, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed !== null) login.submit({ mobile: plainMobile(typed.mobile), code: plainCode(typed.code) });
  }
  function write(): void {
    login.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <MobileField fields={fields} given={number.mobile} />
      <SmsCodeField sms={sms} fields={fields} />
      <RememberBox number={number} />
      <SubmitButton busy={login.busy}>{login.busy ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}</SubmitButton>
    </form>
  );
}
