import { Trans, useLingui } from "@lingui/react/macro";
import { changeOwnDeskMobile, type OwnMobileChange, sendDeskMobileCode } from "@plaza/api-client/desk";
import { plainMobile } from "@plaza/shopping/phone-number";
import { codeProblem, mobileProblem, plainCode } from "@plaza/shopping/typed-credentials";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { CodeField } from "@plaza/ui-kit/code-field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type ReactElement, useMemo, useState } from "react";
import { rootRoute } from "../routes.ts";
import { row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { codePauseMs } from "./code-pause.ts";

const given = { mobile: "", code: "", current: "" };
type FieldName = keyof typeof given;

export interface MobileFormProps {
  readonly onDone: () => void;
}

/** The telephone that a code goes to if the password is forgotten. */
export function MobileForm({ onDone }: MobileFormProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const code = useChange({
    send: (mobile: string) => sendDeskMobileCode(desk, mobile),
    onDone: () => setSentAt(Date.now()),
  });
  const change = useChange({
    event: "own-account-change",
    send: (wanted: OwnMobileChange) => changeOwnDeskMobile(desk, wanted),
    onDone: () => {
      toasts.show(t`The phone number is saved.`);
      onDone();
    },
  });
  const { problem, field } = change;
  const rejected = useMemo(() => {
    if (code.problem !== null) return { code: code.problem };
    return problem === null || field === null ? null : { [field]: problem };
  }, [code.problem, problem, field]);
  const problemsOf = (filled: typeof given): Partial<Record<FieldName, string>> => ({
    ...(mobileProblem(filled.mobile) !== null && { mobile: t`Enter a mobile number of 11 digits.` }),
    ...(codeProblem(filled.code) !== null && { code: t`Enter the code from the text message.` }),
    ...(filled.current === "" && { current: t`Enter your present password.` }),
  });
  const typed = { ...given, ...useTyped(form, given) };
  const { errors, leave, attempt, attemptOnly } = useFormErrors<FieldName>(form, problemsOf(typed), rejected);
  const now = () => ({ ...given, ...valuesOf(form, given) });
  return (
    <form
      ref={setForm}
      className={stack}
      noValidate
      onInput={() => {
        if (problem !== null) change.reset();
        if (code.problem !== null) code.reset();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const filled = now();
        if (!attempt(problemsOf(filled))) return;
        change.run({ mobile: plainMobile(filled.mobile), code: plainCode(filled.code), current: filled.current });
      }}
    >
      {problem !== null && field === null && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <PhoneField label={t`Phone number`} name="mobile" error={errors.mobile} onBlur={leave("mobile")} />
      <CodeField
        label={t`Verification code`}
        name="code"
        maxLength={12}
        hint={t`You get it as a text message.`}
        error={errors.code}
        sending={code.busy}
        sent={sentAt !== null}
        resendAt={sentAt === null ? null : sentAt + codePauseMs}
        onBlur={leave("code")}
        onSend={() => {
          const filled = now();
          if (attemptOnly("mobile", problemsOf(filled))) code.run(plainMobile(filled.mobile));
        }}
      />
      <PasswordField
        label={<Trans>Present password</Trans>}
        name="current"
        autoComplete="current-password"
        error={errors.current}
        onBlur={leave("current")}
      />
      <div className={row}>
        <Button type="submit" kind="primary" busy={change.busy}>
          <Trans>Save the phone number</Trans>
        </Button>
      </div>
    </form>
  );
}
