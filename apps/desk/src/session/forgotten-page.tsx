import { Trans, useLingui } from "@lingui/react/macro";
import { type ForgottenDeskPassword, replaceForgottenPassword, sendForgottenCode } from "@plaza/api-client/desk";
import { codeProblem, plainCode } from "@plaza/shopping/typed-credentials";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { CodeField } from "@plaza/ui-kit/code-field";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { forgottenRoute } from "../routes.ts";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { codePauseMs } from "./code-pause.ts";
import { LoginFrame } from "./login-frame.tsx";
import { form as formLook, submit } from "./login-page.css.ts";
import { newPasswordProblems } from "./new-password.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const given = { account: "", code: "", password: "", repeated: "" };
type FieldName = keyof typeof given;

/** A new password by a code to the account's telephone, and who helps where there is none. */
export function ForgottenPage(): ReactElement {
  const { t, i18n } = useLingui();
  const { agents } = forgottenRoute.useRouteContext();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const code = useChange({
    send: (account: string) => sendForgottenCode(agents, account),
    onDone: () => setSentAt(Date.now()),
  });
  const renew = useChange({
    send: (wanted: ForgottenDeskPassword) => replaceForgottenPassword(agents, wanted),
    onDone: () => {
      toasts.show(t`Your password is changed. Log in with it.`);
      void navigate({ to: "/login", replace: true });
    },
  });
  useEffect(() => form?.querySelector<HTMLElement>("[name=account]")?.focus(), [form]);
  const { problem, field } = renew;
  const rejected = useMemo(() => {
    if (code.problem !== null) return { code: code.problem };
    return problem === null || field === null ? null : { [field]: problem };
  }, [code.problem, problem, field]);
  const problemsOf = (filled: typeof given): Partial<Record<FieldName, string>> => ({
    ...(filled.account.trim() === "" && { account: t`Please enter your account.` }),
    ...(codeProblem(filled.code) !== null && { code: t`Enter the code from the text message.` }),
    ...newPasswordProblems(i18n, filled, filled.account),
  });
  const typed = { ...given, ...useTyped(form, given) };
  const { errors, leave, attempt, attemptOnly } = useFormErrors<FieldName>(form, problemsOf(typed), rejected);
  const now = () => ({ ...given, ...valuesOf(form, given) });
  return (
    <LoginFrame title={t`Forgotten password`}>
      <form
        ref={setForm}
        className={formLook}
        noValidate
        onInput={() => {
          if (problem !== null) renew.reset();
          if (code.problem !== null) code.reset();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const filled = now();
          if (!attempt(problemsOf(filled))) return;
          renew.run({ account: filled.account.trim(), code: plainCode(filled.code), password: filled.password });
        }}
      >
        <Field
          label={<Trans>Account</Trans>}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.account}
          onBlur={leave("account")}
        />
        <CodeField
          label={t`Verification code`}
          name="code"
          maxLength={12}
          hint={
            sentAt === null
              ? t`We send it to the phone number of the account.`
              : t`If we know a phone number of this account, the code is on its way.`
          }
          error={errors.code}
          sending={code.busy}
          sent={sentAt !== null}
          resendAt={sentAt === null ? null : sentAt + codePauseMs}
          onBlur={leave("code")}
          onSend={() => {
            const filled = now();
            if (attemptOnly("account", problemsOf(filled))) code.run(filled.account.trim());
          }}
        />
        <NewPasswordFields errors={errors} onLeave={leave} />
        {problem !== null && field === null && (
          <Alert kind="danger" announce>
            {problem}
          </Alert>
        )}
        <div className={submit}>
          <Button type="submit" kind="primary" size="large" busy={renew.busy}>
            <Trans>Set the new password</Trans>
          </Button>
        </div>
      </form>
      <p className={mute}>
        <Trans>
          No code? Then we know no phone number of yours. The owner of your shop can give you a new password, and the
          platform gives one to owners.
        </Trans>
      </p>
      <p>
        <Link to="/login" className={textLink}>
          <Trans>Back to the login</Trans>
        </Link>
      </p>
    </LoginFrame>
  );
}
