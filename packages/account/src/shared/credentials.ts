import { useLingui } from "@lingui/react/macro";
import {
  codeProblem,
  mobileProblem,
  newPasswordProblem,
  repetitionProblem,
  type TypedProblem,
} from "@plaza/shopping/typed-credentials";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";

type ProblemTexts = Readonly<Record<TypedProblem, string>>;

/** The error texts of those fields that the form has. */
export function useCredentialErrors(): (typed: Partial<Credentials>) => FieldErrors<CredentialName> {
  const { t } = useLingui();
  return ({ mobile, code, presentCode, password, newPassword, repeated, agreement }) => {
    const errors: Partial<Record<CredentialName, string>> = {};
    function check(name: CredentialName, problem: TypedProblem | null, texts: ProblemTexts): void {
      if (problem !== null) errors[name] = texts[problem];
    }
    if (mobile !== undefined)
      check("mobile", mobileProblem(mobile), {
        missing: t`Enter your mobile number.`,
        malformed: t`Enter a mobile number of 11 digits.`,
      });
    const codeTexts = {
      missing: t`Enter the code from the text message.`,
      malformed: t`The code has 4 to 6 digits.`,
    };
    if (code !== undefined) check("code", codeProblem(code), codeTexts);
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
export interface Credentials {
  readonly mobile: string;
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

export type CredentialName = keyof Credentials;
