import { DomainError } from "./domain-error.ts";
import type { MessageKey } from "./messages.ts";
import type { Query } from "./query.ts";

const messageOf = {
  missing: "parameterMissing",
  "not-an-integer": "parameterNotAnInteger",
  "not-positive": "parameterNotPositive",
} as const satisfies Record<string, MessageKey>;

/** @throws {DomainError} when the parameter is not a positive integer */
export function requiredId(query: Query, parameter: string): number {
  const wanted = query.requiredId(parameter);
  if ("id" in wanted) return wanted.id;
  throw new DomainError(messageOf[wanted.problem], { parameter });
}

/** @throws {DomainError} when the parameter names no positive integer */
export function requiredIds(query: Query, parameter: string): readonly number[] {
  const ids = query.ids(parameter);
  if (ids.length === 0) throw new DomainError("parameterWrong", { parameter });
  return ids;
}

/**
 * Null where nothing is sent, or 0.
 *
 * @throws {DomainError} for what is neither an id nor nothing
 */
export function optionalId(query: Query, parameter: string): number | null {
  const text = query.text(parameter);
  return text === "" || text === "0" ? null : requiredId(query, parameter);
}
