import { useLingui } from "@lingui/react/macro";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { type ReactElement, useId } from "react";
import { PasswordChecklist } from "./password-checklist.tsx";
import type { AccountFields } from "./use-account-form.ts";

export interface NewPasswordFieldsProps {
  readonly fields: AccountFields;
}

/** A new password and its repetition, so that a typing mistake locks nobody out. */
export function NewPasswordFields({ fields: { typed, errors, leave } }: NewPasswordFieldsProps): ReactElement {
  const { t } = useLingui();
  const rulesId = useId();
  return (
    <>
      <div>
        <PasswordField
          large
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          aria-describedby={rulesId}
          error={errors.newPassword}
          onBlur={leave("newPassword")}
        />
        <PasswordChecklist id={rulesId} password={typed.newPassword} wrong={errors.newPassword !== undefined} />
      </div>
      <PasswordField
        large
        label={t`Repeat the password`}
        name="repeated"
        autoComplete="new-password"
        error={errors.repeated}
        onBlur={leave("repeated")}
      />
    </>
  );
}
