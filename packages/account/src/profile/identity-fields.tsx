import { useLingui } from "@lingui/react/macro";
import type { Customer, Identity } from "@plaza/api-client";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { PasswordField } from "@plaza/ui-kit/password-field";
import type { ReactElement } from "react";
import type { SmsCode } from "../shared/code-fields.tsx";
import type { AccountFields } from "../shared/use-account-form.ts";
import { PresentCodeField } from "./present-code-field.tsx";

export interface IdentityFieldsProps {
  readonly customer: Customer;
  /** For the scene `identity`. */
  readonly sms: SmsCode;
  readonly fields: AccountFields;
}

/** Makes sure that it is the customer who asks: by the password, or by a code where the account has none. */
export function IdentityFields({ customer, sms, fields }: IdentityFieldsProps): ReactElement | null {
  const { t } = useLingui();
  const { hasPassword, codesGoTo } = customer;
  if (hasPassword)
    return (
      <PasswordField
        large
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        error={fields.errors.password}
        onBlur={fields.leave("password")}
      />
    );
  if (codesGoTo === null) return null;
  return (
    <PresentCodeField label={t`Code that shows that it is you`} destination={codesGoTo} sms={sms} fields={fields} />
  );
}

/** The initial values of the fields. */
export function identityFields({ hasPassword }: Customer) {
  return hasPassword ? { password: "" } : { presentCode: "" };
}

/** What the fields have. */
export function identityOf(
  { hasPassword }: Customer,
  { password, presentCode }: { readonly password: string; readonly presentCode: string },
): Identity {
  return hasPassword ? { password } : { code: plainCode(presentCode) };
}
