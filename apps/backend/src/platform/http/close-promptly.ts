import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const interval = 50;
/** How long a connection may take to ask for the first time once the server closes. */
const graceMs = 200;

/**
 * Lets a closing server finish its answers but not wait for clients that keep their connections: those that were busy
 * when it began to close would otherwise be kept for as long as any idle one. Nor does it wait for connections that
 * clients have opened ahead and never used, which Node does not count as idle.
 */
export function closePromptly(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), interval);
    const grace = setTimeout(() => {
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, graceMs);
    app.server.once("close", () => {
      clearInterval(timer);
      clearTimeout(grace);
    });
  });
}
