import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

const shortest = 6;
const longest = 20;

/** Six to twenty letters, digits and symbols of ASCII, a letter and a digit among them. */
export function isAcceptablePassword(password: string): boolean {
  const isRightLength = password.length >= shortest && password.length <= longest;
  return isRightLength && /^[!-~]+$/.test(password) && /[a-z]/i.test(password) && /\d/.test(password);
}

/** A password as it was typed. @throws {DomainError} without one */
export function requiredPassword(body: Query): string {
  const password = body.text("password");
  if (password === "") throw new DomainError("passwordMissing");
  return password;
}

/** A new password. @throws {DomainError} when it is too easy or too long, or has other characters */
export function requiredNewPassword(body: Query): string {
  const password = requiredPassword(body);
  if (!isAcceptablePassword(password)) throw new DomainError("passwordUnacceptable");
  return password;
}
