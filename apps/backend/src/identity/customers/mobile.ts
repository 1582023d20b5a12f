import { DomainError } from "../../platform/http/domain-error.ts";
import { plainMobile } from "../../platform/http/plain-entry.ts";
import type { Query } from "../../platform/http/query.ts";

/** @throws {DomainError} when the parameter is no mobile number */
export function requiredMobile(body: Query, parameter = "mobile"): string {
  const mobile = plainMobile(body.text(parameter));
  if (mobile === "") throw new DomainError("mobileMissing", { field: parameter });
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new DomainError("mobileMalformed", { field: parameter });
  return mobile;
}
