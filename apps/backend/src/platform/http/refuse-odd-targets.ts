import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Refuses requests that do not name a path, or a host that could be part of an address. The host in
 * `GET http://other.example/path` would count, and not the one that the proxies in front have looked at; no proxy sends
 * that on.
 */
export function refuseOddTargets(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (hasPlainTarget(request)) next();
    else refuse(request, reply);
  });
}

function hasPlainTarget({ raw, host, headers }: FastifyRequest): boolean {
  if (raw.url?.startsWith("/") !== true) return false;
  // Only HTTP/1.0 needs no host.
  return host === "" ? headers.host === undefined : isHost(host);
}

/** What may stand between the scheme and the path of an address. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  // A port may be too large, and an address in brackets none.
  return hostShape.test(host) && URL.canParse(`http://${host}`);
}
