import { askBackend } from "./ask-backend.ts";
import { socketPath } from "./protocol.ts";

/**
 * Has the platform that runs on a data directory execute a command, without a process for it.
 *
 * @returns what it printed
 * @throws where none runs, and with what it complained of where the command fails
 */
export async function operateRunning(dataDir: string, ...line: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const complaints: string[] = [];
  const request = { line, directory: process.cwd() };
  const code = await askBackend(socketPath(dataDir), request, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  });
  if (code === null) throw new Error(`No platform runs on ${dataDir}.`);
  if (code !== 0) throw new Error(complaints.join("\n"));
  return printed.map((text) => `${text}\n`).join("");
}
