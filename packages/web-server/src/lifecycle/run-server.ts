import { warningOfNode } from "@plaza/http-server";
import type { FastifyInstance } from "fastify";
import { ConfigurationError } from "../config/environment.ts";
import type { ServerConfig } from "../config/server-config.ts";

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

interface OpenedServer {
  readonly app: FastifyInstance;
  readonly config: Pick<ServerConfig, "host" | "port" | "production" | "publicOrigin">;
}

async function run(open: () => Promise<OpenedServer>): Promise<void> {
  const { app, config } = await open();
  // The terminal's Ctrl-C and a supervisor may both signal: the first one counts.
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void stopGracefully(app);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // One that only this machine sees is no deployment, whatever it is built as.
  const warning = config.production && config.publicOrigin !== null ? warningOfNode(process.versions.node) : null;
  if (warning !== null) app.log.warn(warning);
  await app.listen({ host: config.host, port: config.port });
}

/**
 * A shell's main program: opens its server and listens until SIGTERM or SIGINT, which end it gracefully. What whoever
 * starts it can mend, a wrong variable or a port in use, is said in one sentence.
 * @param name begins a sentence: "The storefront".
 */
export async function runServer(name: string, open: () => Promise<OpenedServer>): Promise<void> {
  try {
    await run(open);
  } catch (error) {
    const isInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!(error instanceof ConfigurationError) && !isInUse) throw error;
    console.error(isInUse ? `${name} cannot start: ${error.message}. Choose another port with PORT.` : error.message);
    process.exitCode = 1;
  }
}
