import type { FastifyRequest } from "fastify";

/** What the log tells of a request. The query stays out of it: signed links have their secret there. */
export const logSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    path: url.split("?", 1)[0],
    host,
    remoteAddress: ip,
  }),
};
