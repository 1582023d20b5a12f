import { type FieldErrors, type FormErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type RefCallback, useState } from "react";
import { type CredentialName, type Credentials, useCredentialErrors } from "./credentials.ts";

export interface AccountFields {
  /** The fields' values at the last render; "" for fields that the form does not have. */
  readonly typed: Credentials;
  /** The fields' values now, read from the form. */
  readonly now: () => Credentials;
  readonly errors: FieldErrors<CredentialName>;
  readonly leave: FormErrors<CredentialName>["leave"];
  /** The values to send; null where something is wrong with them, which is then shown. */
  readonly check: () => Credentials | null;
  /** The same for a button that needs only the mobile number. */
  readonly checkMobile: () => string | null;
}

const none: Credentials = {
  mobile: "",
  code: "",
  presentCode: "",
  password: "",
  newPassword: "",
  repeated: "",
  agreement: "",
};

/**
 * A form of credentials. Each field is named after its value, and holds it itself (see `useTyped`).
 *
 * @returns the ref of the form, and what its fields need
 * @param given the form's fields with their initial values
 * @param rejected what the platform said about fields that looked right; a new object for each answer
 */
export function useAccountForm(
  given: Partial<Credentials>,
  rejected: FieldErrors<CredentialName> | null,
): readonly [ref: RefCallback<HTMLFormElement>, fields: AccountFields] {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const typed = useTyped(form, given);
  const errorsOf = useCredentialErrors();
  const { errors, leave, attempt, attemptOnly } = useFormErrors(form, errorsOf(typed), rejected);
  const now = (): Credentials => ({ ...none, ...valuesOf(form, given) });
  const fields: AccountFields = {
    typed: { ...none, ...typed },
    now,
    errors,
    leave,
    check: () => (attempt(errorsOf(valuesOf(form, given))) ? now() : null),
    checkMobile: () => {
      const { mobile } = now();
      return attemptOnly("mobile", errorsOf({ mobile })) ? mobile : null;
    },
  };
  return [setForm, fields];
}
