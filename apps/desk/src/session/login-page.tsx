import { Trans, useLingui } from "@lingui/react/macro";
import { deskUserQuery, type DeskLogin, fetchDeskUser, loginAtDesk } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Logo } from "@plaza/ui-kit/logo";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { textLink } from "@plaza/ui-kit/text-link";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import type { SessionEnd } from "@plaza/api-client";
import { LanguageSelect } from "../shared/language-select.tsx";
import { loginRoute } from "../routes.ts";
import { backPath } from "../searches.ts";
import { useChange } from "../shared/use-change.ts";
import { form as formLook, page, panel, submit, title } from "./login-page.css.ts";

/** Why somebody has to log in again. */
function SessionEndText({ end }: { readonly end: SessionEnd }): ReactElement {
  if (end === "password") return <Trans>You were logged out because the password was changed.</Trans>;
  if (end === "newer") return <Trans>You were logged out because your account logged in on another device.</Trans>;
  if (end === "disabled") return <Trans>You were logged out because this account was disabled.</Trans>;
  return <Trans>You were logged out from another device. If that was not you, change your password.</Trans>;
}

const given = { account: "", password: "" };

/** The way in, for shops and for the platform's own people. */
export function LoginPage(): ReactElement {
  const { t } = useLingui();
  const { agents, queryClient } = loginRoute.useRouteContext();
  const { back, ended } = loginRoute.useSearch();
  const navigate = useNavigate();
  const [of, setOf] = useState<DeskLogin["of"]>("shop");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const login = useChange({
    repetition: "any",
    send: async (credentials: DeskLogin) => {
      await loginAtDesk(agents, credentials);
      // Asked before the page is left: a browser that keeps no cookies says so here.
      return fetchDeskUser(agents, undefined);
    },
    onDone: (user) => {
      queryClient.clear();
      queryClient.setQueryData(deskUserQuery(agents, undefined).queryKey, user);
      void navigate({ href: backPath(back), replace: true });
    },
  });
  const heading = t`Plaza desk`;
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  useEffect(() => form?.querySelector<HTMLElement>("[name=account]")?.focus(), [form]);
  const problemsOf = ({ account = "", password = "" }: Partial<typeof given>) => ({
    ...(account.trim() === "" && { account: t`Please enter your account.` }),
    ...(password === "" && { password: t`Please enter your password.` }),
  });
  const typed = useTyped(form, given);
  const { errors, leave, attempt } = useFormErrors(form, problemsOf(typed));
  return (
    <main className={page}>
      <Logo height={40} />
      <section className={panel}>
        <h1 className={title}>{heading}</h1>
        {ended !== undefined && (
          <Alert kind="info" announce>
            <SessionEndText end={ended} />
          </Alert>
        )}
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
        <p>
          <Link to="/forgotten-password" className={textLink}>
            <Trans>Forgotten your password?</Trans>
          </Link>
        </p>
      </section>
      <LanguageSelect />
    </main>
  );
}
