import { isMobile, plainMobile } from "@plaza/shopping/phone-number";
import { isAcceptablePassword } from "@plaza/shopping/password-rules";

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

/** What can be wrong with a field without asking the platform. */
export type CredentialProblem = "missing" | "malformed";

export function mobileProblem(written: string): CredentialProblem | null {
  const mobile = plainMobile(written);
  if (mobile === "") return "missing";
  return isMobile(mobile) ? null : "malformed";
}

/** A code in the form that is sent, also where it was pasted with blanks or typed in full-width digits. */
export function plainCode(written: string): string {
  return written.normalize("NFKC").replace(/\s/g, "");
}

export function codeProblem(written: string): CredentialProblem | null {
  const code = plainCode(written);
  if (code === "") return "missing";
  return /^\d{4,6}$/.test(code) ? null : "malformed";
}

/** For a new password only: whether the present one is right, the platform decides. */
export function newPasswordProblem(password: string): CredentialProblem | null {
  if (password === "") return "missing";
  return isAcceptablePassword(password) ? null : "malformed";
}

export function repetitionProblem(password: string, repeated: string): CredentialProblem | null {
  if (repeated === "") return "missing";
  return repeated === password ? null : "malformed";
}
