import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { isCommonPassword } from "./common-passwords.ts";

const shortest = 8;
const longest = 64;

/** A password as it was typed. Keyboards write the same letter in one mark or in two, so that is made one. */
export function typedPassword(body: Query, parameter: string): string {
  return body.text(parameter).normalize("NFC");
}

/** What is known of whoever chooses a password, and nothing that anybody else could not guess. */
interface PasswordOwner {
  readonly account: string;
  /** Null: the platform's. */
  readonly shopName: string | null;
}

/**
 * A new password for the desk: 8 to 64 characters of any kind, and none that is guessed first.
 *
 * @throws {DomainError} that says what is wrong with it
 */
export function requiredDeskPassword(body: Query, field: string, { account, shopName }: PasswordOwner): string {
  const password = typedPassword(body, field);
  if (password === "") throw new DomainError("agentPasswordMissing", { field });
  const { length } = Array.from(password);
  if (length < shortest || length > longest) throw new DomainError("deskPasswordLength", { field });
  const isOwnName = [account, shopName ?? ""].some((name) => name !== "" && folded(name) === folded(password));
  if (isOwnName) throw new DomainError("deskPasswordName", { field });
  if (isCommonPassword(password)) throw new DomainError("deskPasswordCommon", { field });
  return password;
}

/** Without what makes no difference to who guesses: capitals, widths, and whatever is no letter or digit. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** What tries of an account's password are counted under; what can be no account is counted as one. */
export function loginAtDesk(account: string): string {
  return `desk ${/^[\w.@-]{1,64}$/.test(account) ? account.toLowerCase() : "?"}`;
}
