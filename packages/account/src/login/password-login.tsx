import { Trans, useLingui } from "@lingui/react/macro";
import { type Login, login } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { plainMobile } from "@plaza/shopping/phone-number";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { loginRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { MobileField } from "../shared/mobile-field.tsx";
import { SubmitButton } from "../shared/submit-button.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { row } from "./login-page.css.ts";
import { RememberBox } from "./remember-box.tsx";
import type { LoginNumber } from "./use-remembered-mobile.ts";

export interface LoginFormProps {
  readonly number: LoginNumber;
}

export interface PasswordLoginProps extends LoginFormProps {
  /** The initial value; "" wherever a shopper writes it. */
  readonly password: string;
}

export function PasswordLogin({ number, password }: PasswordLoginProps): ReactElement {
  const { t } = useLingui();
  const { api, session } = loginRoute.useRouteContext();
  const submission = useSubmission(
    (given: Login) => login(api, given),
    ({ mobile }) => {
      number.keep(mobile);
      session.enter();
    },
  );
  const rejected = useMemo(
    () => submission.rejected && { password: submission.rejected.message },
    [submission.rejected],
  );
  const [form, fields] = useAccountForm({ mobile: number.mobile, password }, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed !== null) submission.submit({ mobile: plainMobile(typed.mobile), password: typed.password });
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={submission.forget} onSubmit={send}>
      <MobileField fields={fields} given={number.mobile} />
      <PasswordField
        large
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        defaultValue={password}
        error={fields.errors.password}
      />
      <div className={row}>
        <RememberBox number={number} />
        <Link {...to.forgottenPassword()} className={textLink}>
          <Trans>Forgotten password?</Trans>
        </Link>
      </div>
      <SubmitButton busy={submission.busy}>
        {submission.busy ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}
      </SubmitButton>
    </form>
  );
}
