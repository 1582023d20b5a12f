import { useLingui } from "@lingui/react/macro";
import type { Identity } from "@plaza/api-client";
import { isEmail } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { type ReactElement, type SubmitEvent, useMemo } from "react";
import { SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { form as formLook } from "./your-data.css.ts";

export interface IdentityFormProps {
  readonly id: string;
  /** The account has no password. */
  readonly needsCode: boolean;
  /** Where a code is sent to. */
  readonly codesGoTo: string | null;
  readonly busy: boolean;
  /** What the platform said to the last try; a new object each time. */
  readonly rejected: { readonly message: string } | null;
  readonly onSubmit: (identity: Identity) => void;
}

/** Asks for the password once more, or for a code where there is none. */
export function IdentityForm(props: IdentityFormProps): ReactElement {
  return props.needsCode ? <CodeForm {...props} /> : <PasswordForm {...props} />;
}

const noPassword = { password: "" };

function PasswordForm({ id, busy, rejected, onSubmit }: IdentityFormProps): ReactElement {
  const { t } = useLingui();
  const wrong = useMemo(() => (rejected === null ? null : { password: rejected.message }), [rejected]);
  const [form, fields] = useAccountForm(noPassword, wrong);
  function send(event: SubmitEvent): void {
    event.preventDefault();
    const checked = fields.check();
    if (checked !== null) onSubmit({ password: checked.password });
  }
  return (
    <form ref={form} id={id} className={formLook} noValidate aria-busy={busy} onSubmit={send}>
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        error={fields.errors.password}
        onBlur={fields.leave("password")}
      />
    </form>
  );
}

function CodeForm({ id, codesGoTo, busy, rejected, onSubmit }: IdentityFormProps): ReactElement {
  const given = useMemo(() => ({ destination: codesGoTo ?? "", code: "" }), [codesGoTo]);
  const kind = isEmail(given.destination) ? "email" : "mobile";
  const sms = useSmsCode("identity");
  const unsent = sms.rejected;
  const wrong = useMemo(() => {
    const rejection = rejected ?? unsent;
    return rejection === null ? null : { code: rejection.message };
  }, [rejected, unsent]);
  const [form, fields] = useAccountForm(given, wrong, kind);
  function send(event: SubmitEvent): void {
    event.preventDefault();
    const checked = fields.check();
    if (checked !== null) onSubmit({ code: plainCode(checked.code) });
  }
  return (
    <form ref={form} id={id} className={formLook} noValidate aria-busy={busy} onSubmit={send}>
      <input type="hidden" name="destination" value={given.destination} />
      <SmsCodeField sms={sms} fields={fields} kind={kind} />
    </form>
  );
}
