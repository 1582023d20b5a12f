import { DomainError } from "./domain-error.ts";
import type { Query } from "./query.ts";
import { requiredId } from "./required-id.ts";

/** Something as whoever changes it has read it. */
export interface SeenRevision {
  readonly id: number;
  readonly revision: number;
}

/** @throws {DomainError} where the form does not say what was read */
export function seenRevision(body: Query): SeenRevision {
  const id = requiredId(body, "id");
  const revision = body.integer("revision");
  if (revision === null || revision < 1) throw new DomainError("parameterWrong", { parameter: "revision" });
  return { id, revision };
}
