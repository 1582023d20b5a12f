import { spawn } from "node:child_process";

export interface CommandResult {
  /** Null where a signal ended it. */
  readonly status: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
  readonly stdout: string;
}

export interface CommandContext {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Longer than any single step may take; a registry that does not answer is the likely reason. */
const timeoutMs = 240_000;

/** Runs a command to its end, successful or not. */
export function tryCommand(
  context: CommandContext,
  command: string,
  ...args: readonly string[]
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: context.folder,
      env: context.environment,
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
export async function runCommand(
  context: CommandContext,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  const { status, output, stdout } = await tryCommand(context, command, ...args);
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${status}:\n${output}`);
  return stdout;
}
