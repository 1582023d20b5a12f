import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import type { FocusEventHandler, ReactElement } from "react";
import { type NewPassword, passwordRule } from "./new-password.ts";

export interface NewPasswordFieldsProps {
  readonly errors: FieldErrors<keyof NewPassword>;
  readonly onLeave: (name: keyof NewPassword) => FocusEventHandler<HTMLElement>;
}

/** A new password twice, with its rule. */
export function NewPasswordFields({ errors, onLeave }: NewPasswordFieldsProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      <PasswordField
        label={<Trans>New password</Trans>}
        name="password"
        autoComplete="new-password"
        hint={passwordRule(i18n)}
        error={errors.password}
        onBlur={onLeave("password")}
      />
      <PasswordField
        label={<Trans>Repeat the password</Trans>}
        name="repeated"
        autoComplete="new-password"
        error={errors.repeated}
        onBlur={onLeave("repeated")}
      />
    </>
  );
}
