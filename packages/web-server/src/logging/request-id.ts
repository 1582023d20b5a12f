import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The id under which whoever is before this server knows the request; one that would not fit into a line of a log is replaced. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}
