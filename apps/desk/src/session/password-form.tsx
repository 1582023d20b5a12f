import { Trans, useLingui } from "@lingui/react/macro";
import { changeOwnDeskPassword, ownDeskAccountQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { rootRoute } from "../routes.ts";
import { row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { newPasswordProblems } from "./new-password.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const given = { current: "", password: "", repeated: "" };
type FieldName = keyof typeof given;

/** Another password for who is logged in, by the present one. */
export function PasswordForm(): ReactElement {
  const { t, i18n } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const { data: own } = useQuery(ownDeskAccountQuery(desk, undefined));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { run, busy, problem, field, reset } = useChange({
    event: "own-account-change",
    send: ({ current, password }: typeof given) => changeOwnDeskPassword(desk, { current, password }),
    onDone: () => {
      form?.reset();
      form?.dispatchEvent(new Event("input"));
      toasts.show(t`Your password is changed, and all other devices are logged out.`);
    },
  });
  const isOfField = field === "current" || field === "password";
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const problemsOf = (filled: typeof given): Partial<Record<FieldName, string>> => ({
    ...(filled.current === "" && { current: t`Enter your present password.` }),
    ...newPasswordProblems(i18n, filled, own?.account ?? ""),
  });
  const typed = { ...given, ...useTyped(form, given) };
  const { errors, leave, attempt } = useFormErrors<FieldName>(form, problemsOf(typed), rejected);
  return (
    <form
      ref={setForm}
      className={stack}
      noValidate
      onInput={() => {
        if (problem !== null) reset();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const filled = { ...given, ...valuesOf(form, given) };
        if (attempt(problemsOf(filled))) run(filled);
      }}
    >
      <input type="text" name="account" autoComplete="username" value={own?.account ?? ""} readOnly hidden />
      {problem !== null && !isOfField && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <PasswordField
        label={<Trans>Present password</Trans>}
        name="current"
        autoComplete="current-password"
        error={errors.current}
        onBlur={leave("current")}
      />
      <NewPasswordFields errors={errors} onLeave={leave} />
      <div className={row}>
        <Button type="submit" kind="primary" busy={busy}>
          <Trans>Change the password</Trans>
        </Button>
      </div>
    </form>
  );
}
