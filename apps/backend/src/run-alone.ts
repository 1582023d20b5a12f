import { platform } from "./domains.ts";
import { loggable } from "./platform/http/loggable.ts";
import type { CommandLocation } from "./config.ts";
import { openUploads } from "./platform/ports/open-ports.ts";
import type { Uploads } from "./platform/ports/uploads/uploads.ts";
import { openStore } from "./platform/store/open-store.ts";
import type { Output } from "./platform/cli/ask-backend.ts";
import { askedFor } from "./platform/cli/command-line.ts";
import type { Request } from "./platform/cli/protocol.ts";
import { type ExitCode, runCommand } from "./platform/cli/run-command.ts";

/** Runs a command line where no platform runs. Help and mistakes are answered without opening the store. */
export async function runAlone(request: Request, location: CommandLocation, output: Output): Promise<ExitCode> {
  const { line, directory } = request;
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
  const opened: Uploads[] = [];
  const uploads = async (): Promise<Uploads> => {
    const [known] = opened;
    const own = known ?? (await openUploads(location.dataDir, location.bucket()));
    if (known === undefined) opened.push(own);
    return own;
  };
  const gone = new AbortController();
  process.once("SIGINT", () => gone.abort()).once("SIGTERM", () => gone.abort());
  try {
    return await runCommand(platform, line, {
      db: store.connection.db,
      now: () => new Date(),
      ...output,
      directory,
      uploads,
      isDemo: location.isDemo,
      deskOrigin: location.deskOrigin,
      signal: gone.signal,
      isPlatformRunning: false,
      onFault: (error) => {
        const shown = loggable(error);
        process.emitWarning(shown instanceof Error ? shown : String(shown));
      },
    });
  } finally {
    for (const each of opened) each.close();
    await store.close();
  }
}
