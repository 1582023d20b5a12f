import { type FieldErrors, type FormErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type RefCallback, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { type DestinationKind, destinationProblem, isEmail, plainDestination } from "@plaza/shopping/destination";
import {
  codeProblem,
  newPasswordProblem,
  repetitionProblem,
  type TypedProblem,
} from "@plaza/shopping/typed-credentials";

export interface AccountFields {
  /** The fields' values at the last render; "" for fields that the form does not have. */
  readonly typed: Credentials;
  /** The fields' values now, read from the form. */
  readonly now: () => Credentials;
  readonly errors: FieldErrors<CredentialName>;
  readonly leave: FormErrors<CredentialName>["leave"];
  /** The values to send; null where something is wrong with them, which is then shown. */
  readonly check: () => Credentials | null;
  /** The same for a button that needs only the number or address. */
  readonly checkDestination: () => string | null;
}

const none: Credentials = {
  destination: "",
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
 * @param kind what the form takes as its destination
 * @param codesFor which destinations the form's code is asked of
 */
export function useAccountForm(
  given: Partial<Credentials>,
  rejected: FieldErrors<CredentialName> | null,
  kind: DestinationKind = "mobile",
  codesFor: CodesFor = "all",
): readonly [ref: RefCallback<HTMLFormElement>, fields: AccountFields] {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const typed = useTyped(form, given);
  const errorsOf = useCredentialErrors(kind, codesFor);
  const { errors, leave, attempt, attemptOnly } = useFormErrors(form, errorsOf(typed), rejected);
  const now = (): Credentials => ({ ...none, ...valuesOf(form, given) });
  const fields: AccountFields = {
    typed: { ...none, ...typed },
    now,
    errors,
    leave,
    check: () => (attempt(errorsOf(valuesOf(form, given))) ? now() : null),
    checkDestination: () => {
      const { destination } = now();
      return attemptOnly("destination", errorsOf({ destination })) ? destination : null;
    },
  };
  return [setForm, fields];
}

/** Whether a code is asked of every destination, or of addresses alone. */
export type CodesFor = "all" | "emails";

type ProblemTexts = Readonly<Record<TypedProblem, string>>;

/** The error texts of those fields that the form has. */
function useCredentialErrors(
  kind: DestinationKind,
  codesFor: CodesFor,
): (typed: Partial<Credentials>) => FieldErrors<CredentialName> {
  const { t } = useLingui();
  return ({ destination, code, presentCode, password, newPassword, repeated, agreement }) => {
    const errors: Partial<Record<CredentialName, string>> = {};
    function check(name: CredentialName, problem: TypedProblem | null, texts: ProblemTexts): void {
      if (problem !== null) errors[name] = texts[problem];
    }
    const destinationTexts: Readonly<Record<DestinationKind, ProblemTexts>> = {
      mobile: { missing: t`Enter your mobile number.`, malformed: t`Enter a mobile number of 11 digits.` },
      email: { missing: t`Enter your email address.`, malformed: t`Enter an address such as name@example.com.` },
      either: {
        missing: t`Enter your phone number or email address.`,
        malformed: t`Enter a mobile number of 11 digits, or an address such as name@example.com.`,
      },
    };
    if (destination !== undefined) check("destination", destinationProblem(destination, kind), destinationTexts[kind]);
    const codeTexts = {
      missing: kind === "mobile" ? t`Enter the code from the text message.` : t`Enter the code that was sent to you.`,
      malformed: t`The code has 4 to 6 digits.`,
    };
    const needsCode = codesFor === "all" || isEmail(plainDestination(destination ?? ""));
    if (code !== undefined && needsCode) check("code", codeProblem(code), codeTexts);
    if (presentCode !== undefined) check("presentCode", codeProblem(presentCode), codeTexts);
    if (password === "") errors.password = t`Enter your password.`;
    if (newPassword !== undefined)
      check("newPassword", newPasswordProblem(newPassword), {
        missing: t`Choose a password.`,
        malformed: t`This password does not meet the rules below.`,
      });
    if (newPassword !== undefined && repeated !== undefined)
      check("repeated", repetitionProblem(newPassword, repeated), {
        missing: t`Enter the password again.`,
        malformed: t`The two passwords are not the same.`,
      });
    if (agreement === "") errors.agreement = t`Please accept both to go on.`;
    return errors;
  };
}

/** The fields of all account forms, as typed. */
interface Credentials {
  /** A mobile number or an email address. */
  readonly destination: string;
  readonly code: string;
  /** The code of the number that another is to replace. */
  readonly presentCode: string;
  /** The present password, at login. */
  readonly password: string;
  readonly newPassword: string;
  readonly repeated: string;
  /** "" as long as the box is not ticked. */
  readonly agreement: string;
}

type CredentialName = keyof Credentials;
