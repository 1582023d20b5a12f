import { type FieldErrors, type FormErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { type RefCallback, useState } from "react";
import type { CredentialName, Credentials } from "./credentials.ts";
import { useCredentialErrors } from "./use-credential-errors.ts";
import { useTyped, valuesOf } from "./use-typed.ts";

export interface AccountFields {
  /** As it is drawn; "" for fields that the form does not have. */
  readonly typed: Credentials;
  /** As it is at this moment. */
  readonly now: () => Credentials;
  readonly errors: FieldErrors<CredentialName>;
  readonly leave: FormErrors<CredentialName>["leave"];
  /** What is to be sent, or null where something is wrong with it: that is shown then. */
  readonly check: () => Credentials | null;
  /** The same for a press that needs no more than the number. */
  readonly checkMobile: () => string | null;
}

const none: Credentials = { mobile: "", code: "", password: "", newPassword: "", repeated: "", agreement: "" };

/**
 * A form of credentials. Its fields are called as their values are, and keep them themselves.
 *
 * @returns what ties the form to its fields, and the fields
 * @param given which fields it has, and what the page has put into them
 * @param refused what the platform said about fields that looked right; a new object for each answer
 */
export function useAccountForm(
  given: Partial<Credentials>,
  refused: FieldErrors<CredentialName> | null,
): readonly [ref: RefCallback<HTMLFormElement>, fields: AccountFields] {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const typed = useTyped(form, given);
  const errorsOf = useCredentialErrors();
  const { errors, leave, attempt, attemptOnly } = useFormErrors(form, errorsOf(typed), refused);
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
