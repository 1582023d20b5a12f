import type { FastifyInstance } from "fastify";

/** How long requests under way may take to finish once the server was told to stop. */
const graceMs = 3_000;

/** Takes no new connections, lets requests under way finish, and cuts off those that do not in time. */
export async function stopGracefully(app: FastifyInstance, grace = graceMs): Promise<void> {
  // Connections that a browser opened ahead and never used would be waited for a minute long.
  const cutOff = setTimeout(() => {
    app.log.warn(`What was not finished ${grace / 1000} s after the stop began is cut off.`);
    app.server.closeAllConnections();
  }, grace);
  await app.close();
  clearTimeout(cutOff);
}
