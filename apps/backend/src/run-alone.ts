import { platform } from "./domains.ts";
import { loggable } from "./http/loggable.ts";
import { openStore, type StoreLocation } from "./store/open-store.ts";
import type { Output } from "./cli/ask-backend.ts";
import { askedFor } from "./cli/asked.ts";
import { type ExitCode, runCommand } from "./cli/run-command.ts";

/** Runs a command line where no platform runs. Help and mistakes are answered without opening the store. */
export async function runAlone(line: readonly string[], location: StoreLocation, output: Output): Promise<ExitCode> {
  const asked = askedFor(platform.commands, line);
  if (asked.kind === "help") {
    asked.lines.forEach(output.print);
    return 0;
  }
  if (asked.kind === "mistake") {
    output.complain(asked.message);
    return 2;
  }
  const store = await openStore(location);
  const gone = new AbortController();
  process.once("SIGINT", () => gone.abort()).once("SIGTERM", () => gone.abort());
  try {
    return await runCommand(platform, line, {
      db: store.connection.db,
      now: () => new Date(),
      ...output,
      signal: gone.signal,
      isPlatformRunning: false,
      onFault: (error) => {
        const shown = loggable(error);
        process.emitWarning(shown instanceof Error ? shown : String(shown));
      },
    });
  } finally {
    await store.close();
  }
}
