import { DomainError } from "../http/domain-error.ts";
import type { Query } from "../http/query.ts";

const shortest = 6;
const longest = 20;

/** Six to twenty characters of any kind, a letter and a digit among them. */
export function isAcceptablePassword(password: string): boolean {
  const characters = Array.from(password).length;
  return characters >= shortest && characters <= longest && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}

/** A password as it was typed. @throws {DomainError} without one */
export function requiredPassword(body: Query): string {
  const password = body.text("password");
  if (password === "") throw new DomainError("passwordMissing");
  return password;
}

/** A new password. @throws {DomainError} when it is too easy or too long */
export function requiredNewPassword(body: Query): string {
  const password = requiredPassword(body);
  if (!isAcceptablePassword(password)) throw new DomainError("passwordUnacceptable");
  return password;
}
