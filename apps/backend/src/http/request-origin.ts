import type { FastifyRequest } from "fastify";

/** Under which origin a request was asked, without a trailing slash. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host === "" ? addressOf(request) : request.host}`;
}

/** HTTP/1.0 needs no host: such a request was sent to this address. */
function addressOf({ socket }: FastifyRequest): string {
  const { localAddress = "127.0.0.1", localPort = 80 } = socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}
