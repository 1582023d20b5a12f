import { Trans, useLingui } from "@lingui/react/macro";
import type { AppSecret } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement } from "react";
import { stack } from "../shared/page.css.ts";
import type { Change } from "../shared/use-change.ts";
import { QrCode } from "./qr-code.tsx";
import { secret as secretLook } from "./second-factor.css.ts";
import { useCodeForm } from "./use-code-form.ts";

export interface AppSetupProps {
  readonly app: AppSecret;
  /** Sends the code of the app. */
  readonly change: Pick<Change<never>, "busy" | "problem" | "field" | "reset">;
  readonly onCode: (code: string) => void;
}

/** Sets an authenticator app up: it scans the code, and shows that it has by a code of its own. */
export function AppSetup({ app: { address, secret }, change, onCode }: AppSetupProps): ReactElement {
  const { t } = useLingui();
  const { form, error, onBlur } = useCodeForm({ change, missing: t`Enter the code that the app shows.`, onCode });
  return (
    <form {...form} className={stack}>
      <p>
        <Trans>Scan this code with an authenticator app, or type the key into it.</Trans>
      </p>
      <QrCode text={address} label={t`QR code for the authenticator app`} />
      <p className={secretLook} translate="no">
        {secret.replaceAll(/.{4}(?=.)/g, "$& ")}
      </p>
      <Field
        label={<Trans>Code of the app</Trans>}
        name="code"
        hint={<Trans>Six digits, which change every half minute.</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
        onBlur={onBlur}
      />
      <Button type="submit" kind="primary" busy={change.busy}>
        <Trans>Check the code</Trans>
      </Button>
    </form>
  );
}
