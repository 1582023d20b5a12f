import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainEmail } from "../../platform/http/plain-entry.ts";
import type { Query } from "../../platform/http/query.ts";
import { type Destination, emailExtension } from "./destination.ts";
import { requiredMobile } from "./mobile.ts";

/**
 * The `email` of a request, or its `mobile`: clients that do not name the extension have only that.
 *
 * @throws {DomainError} when it is neither
 */
export function requiredDestination({ body, extensions }: Pick<CallContext, "body" | "extensions">): Destination {
  return extensions.has(emailExtension) && body.has("email") ? requiredEmail(body) : requiredMobile(body);
}

const maxLength = 254;
const address =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** An address as it is stored, in small letters. @throws {DomainError} when the parameter is none */
export function requiredEmail(body: Query, parameter = "email"): Destination {
  const email = plainEmail(body.text(parameter));
  if (email === "") throw new DomainError("emailMissing", { field: parameter });
  if (email.length > maxLength || !address.test(email)) throw new DomainError("emailMalformed", { field: parameter });
  return email;
}
