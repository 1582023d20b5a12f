import { readStoreLocation } from "./config.ts";
import { platform } from "./domains.ts";
import { loggable } from "./http/loggable.ts";
import { openStore } from "./store/open-store.ts";
import { askBackend, type Output } from "./cli/ask-backend.ts";
import { askedFor } from "./cli/asked.ts";
import { runCommand } from "./cli/run-command.ts";
import { socketPath } from "./cli/socket-path.ts";

const output: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`plaza backend: ${line}\n`),
};

// Whoever reads the result may stop before its end, as `head` does.
process.stdout.on("error", () => process.exit(0));

try {
  process.exitCode = await execute(process.argv.slice(2));
} catch (error) {
  const shown = loggable(error);
  output.complain(shown instanceof Error ? shown.message : String(shown));
  process.exitCode = 1;
}

async function execute(line: readonly string[]): Promise<number> {
  const asked = askedFor(platform.commands, line);
  if (asked.kind === "help") {
    asked.lines.forEach(output.print);
    return 0;
  }
  if (asked.kind === "mistake") {
    output.complain(asked.message);
    return 2;
  }
  const location = readStoreLocation(process.env);
  const answered = await askBackend(socketPath(location.dataDir), line, output);
  if (answered !== null) return answered;
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
