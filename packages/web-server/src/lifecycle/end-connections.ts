import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long a connection may take to ask for the first time once the server stops. */
const graceMs = 200;

/**
 * Once the server stops, each connection ends with the answer that is under way on it. Kept open for a next request, it
 * would hold up the stop, as would one that a browser has opened ahead and never used.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  /** Node does not count them as idle. */
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", (done) => {
    isStopping = true;
    const grace = setTimeout(() => {
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, graceMs);
    app.server.once("close", () => clearTimeout(grace));
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onResponse", (request, _reply, done) => {
    // The headers of a long answer may have gone out before the server was told to stop.
    if (isStopping) request.raw.socket.end();
    done();
  });
}
