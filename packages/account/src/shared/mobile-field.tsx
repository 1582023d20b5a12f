import { useLingui } from "@lingui/react/macro";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import type { ReactElement } from "react";
import type { AccountFields } from "./use-account-form.ts";

export interface MobileFieldProps {
  readonly fields: AccountFields;
  /** The initial value. */
  readonly given?: string | undefined;
  /** The account's own number, which is not to be changed here. */
  readonly readOnly?: boolean | undefined;
}

/** The mobile number of an account, which is its user name for password managers. */
export function MobileField({ fields, given, readOnly }: MobileFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <PhoneField
      large
      label={t`Phone number`}
      name="mobile"
      autoComplete="username"
      defaultValue={given}
      readOnly={readOnly}
      error={fields.errors.mobile}
      onBlur={fields.leave("mobile")}
    />
  );
}
