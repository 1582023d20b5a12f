import { isMobile, plainMobile } from "@plaza/shopping/phone-number";
import { isAcceptablePassword } from "./password-rules.ts";

/** The fields that account pages have among them, as they are written. */
export interface Credentials {
  readonly mobile: string;
  readonly code: string;
  /** The present one. */
  readonly password: string;
  readonly newPassword: string;
  readonly repeated: string;
  /** "" as long as the box is empty. */
  readonly agreement: string;
}

export type CredentialName = keyof Credentials;

/** What can be wrong with a field before anybody is asked. */
export type CredentialProblem = "missing" | "malformed";

export function mobileProblem(written: string): CredentialProblem | null {
  const mobile = plainMobile(written);
  if (mobile === "") return "missing";
  return isMobile(mobile) ? null : "malformed";
}

/** A code as it is sent: also where it was pasted with blanks around it, or written in wide digits. */
export function plainCode(written: string): string {
  return written.normalize("NFKC").replace(/\s/g, "");
}

export function codeProblem(written: string): CredentialProblem | null {
  const code = plainCode(written);
  if (code === "") return "missing";
  return /^\d{4,6}$/.test(code) ? null : "malformed";
}

/** Only of one that is to be remembered: whether a present one is right the platform knows. */
export function newPasswordProblem(password: string): CredentialProblem | null {
  if (password === "") return "missing";
  return isAcceptablePassword(password) ? null : "malformed";
}

export function repetitionProblem(password: string, repeated: string): CredentialProblem | null {
  if (repeated === "") return "missing";
  return repeated === password ? null : "malformed";
}
