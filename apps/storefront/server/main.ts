import { createStorefront } from "./app.ts";
import { ConfigurationError, readConfig } from "./config.ts";

/** How long pages under way may take to finish once the server was told to stop. */
const graceMs = 3_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createStorefront(config);
  // The terminal's Ctrl-C and a supervisor may both signal: the first one counts.
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void app.close();
    // Connections that a browser opened ahead and never used would be waited for a minute long.
    setTimeout(() => {
      app.server.closeAllConnections();
    }, graceMs).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  await app.listen({ host: config.host, port: config.port });
}

try {
  await main();
} catch (error) {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (!(error instanceof ConfigurationError) && !inUse) throw error;
  console.error(
    inUse ? `The storefront cannot start: ${error.message}. Choose another port with PORT.` : error.message,
  );
  process.exitCode = 1;
}
