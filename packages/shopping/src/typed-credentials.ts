import { isAcceptablePassword } from "./password-rules.ts";
import { isMobile, plainMobile } from "./phone-number.ts";

/** What can be wrong with a field without asking the platform. */
export type TypedProblem = "missing" | "malformed";

export function mobileProblem(written: string): TypedProblem | null {
  const mobile = plainMobile(written);
  if (mobile === "") return "missing";
  return isMobile(mobile) ? null : "malformed";
}

/** A code in the form that is sent, also where it was pasted with blanks, dashes or unseen marks or typed in wide digits. */
export function plainCode(written: string): string {
  return written.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}]/gu, "");
}

export function codeProblem(written: string): TypedProblem | null {
  const code = plainCode(written);
  if (code === "") return "missing";
  return /^\d{4,6}$/.test(code) ? null : "malformed";
}

/** For a new password only: whether the present one is right, the platform decides. */
export function newPasswordProblem(password: string): TypedProblem | null {
  if (password === "") return "missing";
  return isAcceptablePassword(password) ? null : "malformed";
}

export function repetitionProblem(password: string, repeated: string): TypedProblem | null {
  if (repeated === "") return "missing";
  return repeated === password ? null : "malformed";
}
