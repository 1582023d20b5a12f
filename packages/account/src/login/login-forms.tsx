import { Trans, useLingui } from "@lingui/react/macro";
import { type Login, login, smsLogin, type SmsLogin as SmsLoginRequest } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { type DestinationKind, plainDestination } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { loginRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { DestinationField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { useLoginKind } from "../shared/destination-kinds.ts";
import { SubmitButton } from "../shared/form-parts.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { row } from "./login-page.css.ts";
import type { LoginDestination } from "./remembered-destination.ts";

interface LoginFormProps {
  readonly number: LoginDestination;
}

export interface PasswordLoginProps extends LoginFormProps {
  /** The initial value; "" wherever a shopper writes it. */
  readonly password: string;
}

export interface CodeLoginProps extends LoginFormProps {
  /** Where codes go. */
  readonly kind: DestinationKind;
}

export function PasswordLogin({ number, password }: PasswordLoginProps): ReactElement {
  const { t } = useLingui();
  const kind = useLoginKind();
  const { api, session } = loginRoute.useRouteContext();
  const submission = useSubmission(
    (given: Login) => login(api, given),
    ({ destination }) => {
      number.keep(destination);
      session.enter();
    },
  );
  const rejected = useMemo(
    () => submission.rejected && { password: submission.rejected.message },
    [submission.rejected],
  );
  const [form, fields] = useAccountForm({ destination: number.destination, password }, rejected, kind);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed !== null)
      submission.submit({ destination: plainDestination(typed.destination), password: typed.password });
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={submission.forget} onSubmit={send}>
      <DestinationField fields={fields} kind={kind} given={number.destination} />
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

export function CodeLogin({ number, kind }: CodeLoginProps): ReactElement {
  const { api, session } = loginRoute.useRouteContext();
  const sms = useSmsCode("login");
  const login = useSubmission(
    (given: SmsLoginRequest) => smsLogin(api, given),
    ({ destination }) => {
      number.keep(destination);
      session.enter();
    },
  );
  const answer = login.rejected ?? sms.rejected;
  const rejected = useMemo(() => answer && { code: answer.message }, [answer]);
  const [form, fields] = useAccountForm({ destination: number.destination, code: "" }, rejected, kind);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed !== null) login.submit({ destination: plainDestination(typed.destination), code: plainCode(typed.code) });
  }
  function write(): void {
    login.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <DestinationField fields={fields} kind={kind} given={number.destination} />
      <SmsCodeField sms={sms} fields={fields} kind={kind} />
      <RememberBox number={number} />
      <SubmitButton busy={login.busy}>{login.busy ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}</SubmitButton>
    </form>
  );
}

interface RememberBoxProps {
  readonly number: LoginDestination;
}

function RememberBox({ number }: RememberBoxProps): ReactElement {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Remember account`}
      checked={number.remember}
      onChange={(event) => number.setRemember(event.target.checked)}
    />
  );
}
