import { spawn } from "node:child_process";

export interface CommandResult {
  /** Null where a signal ended it. */
  readonly status: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
  readonly stdout: string;
}

export interface CommandPlace {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Longer than any single step may take; a registry that does not answer is the likely reason. */
const timeoutMs = 240_000;

/** Runs a command to its end, successful or not. */
export function tryCommand(place: CommandPlace, command: string, ...args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: place.folder,
      env: place.environment,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    const all: Buffer[] = [];
    const out: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => {
      all.push(chunk);
      out.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => all.push(chunk));
    child.once("error", reject);
    child.once("close", (status) => {
      resolve({ status, output: Buffer.concat(all).toString(), stdout: Buffer.concat(out).toString() });
    });
  });
}

/** @returns standard output. @throws with all that the command has said when it fails. */
export async function runCommand(place: CommandPlace, command: string, ...args: readonly string[]): Promise<string> {
  const { status, output, stdout } = await tryCommand(place, command, ...args);
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${status}:\n${output}`);
  return stdout;
}
