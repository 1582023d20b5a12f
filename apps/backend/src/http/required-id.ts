import { Refusal } from "./envelope.ts";
import type { MessageKey } from "./messages.ts";
import type { Query } from "./query.ts";

const messageOf = {
  missing: "parameterMissing",
  "not-an-integer": "parameterNotAnInteger",
  "not-positive": "parameterNotPositive",
} as const satisfies Record<string, MessageKey>;

/** @throws {Refusal} when the parameter is not a positive integer */
export function requiredId(query: Query, parameter: string): number {
  const wanted = query.requiredId(parameter);
  if ("id" in wanted) return wanted.id;
  throw new Refusal(messageOf[wanted.problem], { parameter });
}
