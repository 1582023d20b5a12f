import { Trans, useLingui } from "@lingui/react/macro";
import { checkFirstOperatorCode } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, useEffect, useRef } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { useCodeForm } from "../second-factor/use-code-form.ts";
import { mute, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { command } from "./first-operator.css.ts";

const anotherCode = "npm run --silent backend -- first-operator";

export interface CodeStepProps {
  /** From the printed address; "" where somebody came without. */
  readonly printed: string;
  /** Why it is asked for again. */
  readonly problem: string | null;
  readonly onCode: (code: string) => void;
}

/** The code that only whoever runs the platform can read. */
export function CodeStep({ printed, problem: before, onCode }: CodeStepProps): ReactElement {
  const { t } = useLingui();
  const { desk } = firstOperatorRoute.useRouteContext();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const check = useChange({
    repetition: "any",
    send: (code: string) => checkFirstOperatorCode(desk, code),
    onDone: (_, code) => onCode(code),
  });
  const { problem, field, busy } = check;
  const shown = problem !== null && field === "code" ? before : (problem ?? before);
  const { form, error, onBlur } = useCodeForm({
    change: check,
    missing: t`Enter the code that the platform has printed.`,
    onCode: (code) => check.run(code.trim()),
  });
  return (
    <form {...form} className={stack}>
      {shown !== null && (
        <Alert kind="danger" announce>
          {shown}
        </Alert>
      )}
      <Field
        ref={input}
        label={<Trans>One-time code</Trans>}
        hint={<Trans>The platform has printed it when it started. It is right for 15 minutes.</Trans>}
        name="code"
        defaultValue={printed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        error={error}
        onBlur={onBlur}
      />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        <Trans>Continue</Trans>
      </Button>
      <div className={mute}>
        <p>
          <Trans>Another code is printed when the platform starts again, and by this command on its machine:</Trans>
        </p>
        <p className={command} translate="no">
          {anotherCode}
        </p>
      </div>
    </form>
  );
}
