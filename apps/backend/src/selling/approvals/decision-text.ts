import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

const maxTextLength = 500;

/** What operators and shops write to each other about a product. @throws {DomainError} where it is missing or too long */
export function decisionText(body: Query, field: string): string {
  const text = body.text(field);
  if (text === "") throw new DomainError("decisionTextMissing", { field });
  if (Array.from(text).length > maxTextLength)
    throw new DomainError("textsTooLong", { field, parameter: String(maxTextLength) });
  return text;
}
