import { Trans, useLingui } from "@lingui/react/macro";
import { beginFirstOperator, type BegunFirstOperator } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { newAccountProblems } from "../session/new-account.ts";
import { NewAccountFields } from "../session/new-account-fields.tsx";
import { newPasswordProblems } from "../session/new-password.ts";
import { NewPasswordFields } from "../session/new-password-fields.tsx";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

const given = { account: "", nickname: "", password: "", repeated: "" };
type FieldName = keyof typeof given;

export interface AccountStepProps {
  readonly code: string;
  readonly onBegun: (begun: BegunFirstOperator) => void;
  /** The code is not right any more, or has been used. */
  readonly onCodeOver: (problem: string) => void;
}

/** Who the first operator is. */
export function AccountStep({ code, onBegun, onCodeOver }: AccountStepProps): ReactElement {
  const { i18n } = useLingui();
  const { desk } = firstOperatorRoute.useRouteContext();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => form?.querySelector<HTMLElement>("[name=account]")?.focus(), [form]);
  const { run, busy, problem, field, reset } = useChange({
    send: ({ account, nickname, password }: typeof given) =>
      beginFirstOperator(desk, { code, account: account.trim(), nickname: nickname.trim(), password }),
    onDone: onBegun,
  });
  useEffect(() => {
    if (problem !== null && field === "code") onCodeOver(problem);
  }, [problem, field, onCodeOver]);
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const problemsOf = (filled: typeof given): Partial<Record<FieldName, string>> => ({
    ...newAccountProblems(i18n, filled),
    ...newPasswordProblems(i18n, filled, filled.account),
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
      {problem !== null && field === null && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <NewAccountFields errors={errors} onLeave={leave} hint={<Trans>You log in with it.</Trans>} />
      <NewPasswordFields errors={errors} onLeave={leave} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
