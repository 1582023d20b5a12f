import { readConfig } from "./config.ts";
import { announceFirstOperator } from "./identity/first-operator/announce-first-operator.ts";
import { loggable } from "./platform/http/loggable.ts";
import { type Backend, openBackend } from "./open-backend.ts";

/** Requests that take longer are given up, and the process ends. */
const stopTimeoutMs = 10_000;

try {
  await start();
} catch (error) {
  fail(error);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const backend = await openBackend(config);
  stopOnSignals(backend);
  try {
    await backend.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await backend.close();
    throw error;
  }
  if (config.mode === "production")
    await announceFirstOperator({
      db: backend.connection.db,
      deskOrigin: config.deskOrigin,
      now: () => new Date(),
      print: (line) => void process.stdout.write(`${line}\n`),
    });
}

function stopOnSignals(backend: Backend): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(
      () => fail(new Error(`Not everything was finished within ${stopTimeoutMs / 1000} s`)),
      stopTimeoutMs,
    ).unref();
    backend.close().catch(fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** One line that says what to do about it; the log has the rest. */
function fail(error: unknown): void {
  const shown = loggable(error);
  process.stderr.write(`plaza backend: ${shown instanceof Error ? shown.message : String(shown)}\n`);
  process.exit(1);
}
