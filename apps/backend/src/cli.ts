import { loggable } from "./platform/http/loggable.ts";
import { askBackend, type Output } from "./platform/cli/ask-backend.ts";
import { socketPath } from "./platform/cli/protocol.ts";
import { readCommandLocation } from "./config.ts";

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
  const location = readCommandLocation(process.env);
  // npm runs scripts in the folder of the package, and says where it was called.
  const directory = process.env["INIT_CWD"] ?? process.cwd();
  const answered = await askBackend(socketPath(location.dataDir), { line, directory }, output);
  if (answered !== null) return answered;
  // Only here: a platform that runs has its code already, and loading all of it takes longer than asking.
  const { runAlone } = await import("./run-alone.ts");
  return runAlone({ line, directory }, location, output);
}
