import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { deskPasswordProblem, maxDeskPasswordLength, minDeskPasswordLength } from "@plaza/shopping/desk-password";

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** What a new password has to be, said before it is chosen. */
export function passwordRule(i18n: I18n): string {
  const [minLength, maxLength] = [minDeskPasswordLength, maxDeskPasswordLength];
  return i18n._(
    msg`${minLength} to ${maxLength} characters of any kind. Not your account, the name of the shop or a common password.`,
  );
}

/** What is wrong with a new password and its repetition, as far as it can be said without asking the platform. */
export function newPasswordProblems(
  i18n: I18n,
  { password, repeated }: NewPassword,
  account: string,
): Partial<Record<keyof NewPassword, string>> {
  const [minLength, maxLength] = [minDeskPasswordLength, maxDeskPasswordLength];
  const texts = {
    missing: msg`Choose a password.`,
    length: msg`A password has ${minLength} to ${maxLength} characters.`,
    name: msg`Your account is no password.`,
  };
  const problem = deskPasswordProblem(password, [account]);
  return {
    ...(problem !== null && { password: i18n._(texts[problem]) }),
    ...(repeated === "" && { repeated: i18n._(msg`Enter the password again.`) }),
    ...(repeated !== "" && repeated !== password && { repeated: i18n._(msg`The two passwords are not the same.`) }),
  };
}
