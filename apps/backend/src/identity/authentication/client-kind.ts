import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

/** 1 WeChat mini program, 2 WeChat account, 3 iOS, 4 Android, 5 web, 6 mobile web. */
const maxKind = 6;

/** The kind of client that a session is for; null where the number is missing or unknown. */
export function clientKind(body: Query): number | null {
  const kind = body.integer("client");
  return kind !== null && kind >= 1 && kind <= maxKind ? kind : null;
}

/** @throws {DomainError} when the client does not name its kind */
export function requiredClientKind(body: Query): number {
  const kind = clientKind(body);
  if (kind === null) throw new DomainError(body.text("client") === "" ? "clientMissing" : "clientUnknown");
  return kind;
}
