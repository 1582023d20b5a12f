import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, useEffect, useRef } from "react";
import { useCodeForm } from "../second-factor/use-code-form.ts";
import type { Change } from "../shared/use-change.ts";
import { stack } from "../shared/page.css.ts";

export interface SecondStepCodeProps {
  /** What the code is of: an authenticator app, or the list of recovery codes. */
  readonly kind: "app" | "recovery";
  readonly finish: Pick<Change<never>, "busy" | "problem" | "field" | "reset">;
  readonly onCode: (code: string) => void;
}

/** The code of a login. */
export function SecondStepCode({ kind, finish, onCode }: SecondStepCodeProps): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isApp = kind === "app";
  const { form, error, onBlur } = useCodeForm({
    change: finish,
    missing: isApp ? t`Enter the code that the app shows.` : t`Enter one of your recovery codes.`,
    onCode,
    field: isApp ? "code" : "recovery_code",
  });
  return (
    <form {...form} className={stack}>
      <Field
        ref={input}
        label={isApp ? <Trans>Code of the app</Trans> : <Trans>Recovery code</Trans>}
        hint={
          isApp ? (
            <Trans>Six digits, which change every half minute.</Trans>
          ) : (
            <Trans>One of those that you were shown with the second factor. Each is of use once.</Trans>
          )
        }
        name="code"
        inputMode={isApp ? "numeric" : "text"}
        autoComplete={isApp ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isApp ? 12 : 40}
        error={error}
        onBlur={onBlur}
      />
      <Button type="submit" kind="primary" size="large" busy={finish.busy}>
        {finish.busy ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}
      </Button>
    </form>
  );
}
