import type { FastifyInstance, FastifyRequest } from "fastify";

/** What may stand between the scheme and the path of an address. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  // A port may be too large, and an address in brackets none.
  return hostShape.test(host) && URL.canParse(`http://${host}`);
}

/** Node keeps the first `Host` header and drops the others; a proxy may have looked at the last. */
function hasOneHost(names: readonly string[]): boolean {
  return names.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

/**
 * Refuses requests that do not name a path (`GET http://other.example/path`, which a router takes for a path), or not one
 * host that could be part of an address. Whatever is answered, proxied or written into a page can rely on both.
 */
export function rejectOddTargets(app: FastifyInstance): void {
  const isPlain = ({ raw, host }: FastifyRequest): boolean =>
    raw.url?.startsWith("/") === true && isHost(host) && hasOneHost(raw.rawHeaders);
  app.addHook("onRequest", (request, reply, next) => {
    if (isPlain(request)) next();
    else void reply.code(400).send({ message: "The request has to name a path, and one host." });
  });
}
