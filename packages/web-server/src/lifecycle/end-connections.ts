import type { FastifyInstance } from "fastify";

/**
 * Once the server stops, each connection ends with the answer that is under way on it. Kept open for a next request, it
 * would hold up the stop.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
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
