import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

/** A name as it is kept: letters that are written in parts are put together, and blanks between words are one. */
export function plainName(written: string): string {
  return written.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/**
 * Whether a text may name a person or a shop: letters and digits of every script, and between them blanks and what names are
 * written with.
 */
export function isName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} &'’.·・-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
}

/** The longest that the contract's column holds. */
const maxNameLength = 100;

/** What a shop is to be called. @throws {DomainError} for the field `name` */
export function requiredShopName(body: Query): string {
  const field = "name";
  const name = plainName(body.text(field));
  if (name === "") throw new DomainError("shopNameNeeded", { field });
  if (!isName(name)) throw new DomainError("shopNameCharacters", { field });
  if (Array.from(name).length > maxNameLength)
    throw new DomainError("shopNameTooLong", { parameter: String(maxNameLength), field });
  return name;
}
