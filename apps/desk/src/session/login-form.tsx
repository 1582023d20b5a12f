import { Trans, useLingui } from "@lingui/react/macro";
import type { DeskLogin } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type ReactElement, useEffect, useState } from "react";
import type { Change } from "../shared/use-change.ts";
import { form as formLook, submit } from "./login-page.css.ts";

const given = { account: "", password: "" };

export interface LoginFormProps {
  readonly login: Change<DeskLogin>;
}

/** The account and its password. */
export function LoginForm({ login }: LoginFormProps): ReactElement {
  const { t } = useLingui();
  const [of, setOf] = useState<DeskLogin["of"]>("shop");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => form?.querySelector<HTMLElement>("[name=account]")?.focus(), [form]);
  const problemsOf = ({ account = "", password = "" }: Partial<typeof given>) => ({
    ...(account.trim() === "" && { account: t`Please enter your account.` }),
    ...(password === "" && { password: t`Please enter your password.` }),
  });
  const typed = useTyped(form, given);
  const { errors, leave, attempt } = useFormErrors(form, problemsOf(typed));
  return (
    <form
      ref={setForm}
      className={formLook}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { account = "", password = "" } = valuesOf(form, given);
        if (attempt(problemsOf({ account, password }))) login.run({ account: account.trim(), password, of });
      }}
    >
      <RadioGroup
        label={<Trans>You work for</Trans>}
        kind="panel"
        options={[
          { value: "shop", label: <Trans>A shop</Trans> },
          { value: "platform", label: <Trans>The platform</Trans> },
        ]}
        value={of}
        onChange={setOf}
      />
      <Field
        label={<Trans>Account</Trans>}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.account}
        onBlur={leave("account")}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        error={errors.password}
        onBlur={leave("password")}
      />
      {login.problem !== null && (
        <Alert kind="danger" announce>
          {login.problem}
        </Alert>
      )}
      <div className={submit}>
        <Button type="submit" kind="primary" size="large" busy={login.busy}>
          {login.busy ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}
        </Button>
      </div>
    </form>
  );
}
