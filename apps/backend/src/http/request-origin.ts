import type { FastifyRequest } from "fastify";

/** Under which origin a request was asked, without a trailing slash. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}

/** The host as it was asked for, port included, unless it is none that could be part of an address. */
function hostOf(request: FastifyRequest): string {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(request.host)) return request.host;
  const { localAddress = "127.0.0.1", localPort = 80 } = request.socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}
