import type { FastifyInstance } from "fastify";

/**
 * Reads once, before anything else, which address a request comes from, and as whose it counts. A socket forgets its
 * address when it is closed, and Fastify asks it each time: a log, a rate limit or a header that is written later would have
 * none. Nobody waits for the answer to a request whose connection was gone before that.
 */
export function keepClientAddress(app: FastifyInstance): void {
  // Node remembers what it was asked once, so that it is known even if the connection breaks before its request is read.
  app.server.on("connection", (socket) => void socket.remoteAddress);
  app.addHook("onRequest", async (request, reply) => {
    const { ip, ips } = request;
    if (ip === undefined) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    Object.defineProperties(request, { ip: { value: ip }, ips: { value: ips } });
  });
}
