import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testCache } from "./filled-store.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Milliseconds: a busy machine is no fault of the platform. */
const startTimeoutMs = 240_000;
/** Processes that start with it read what earlier ones have compiled. */
export const compiledCode = join(testCache, "compiled");

export interface SpawnedBackend {
  readonly process: ChildProcess;
  /** Null when it ended before it listened. */
  readonly url: string | null;
  /** What it wrote to stderr so far. */
  errors(): string;
  /** What it has logged so far. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit code */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  ended(): Promise<number | null>;
}

/**
 * The backend as an operator starts it: a process of its own, configured by its environment alone.
 *
 * @throws {Error} when it does not listen in time; it has been ended then
 */
export async function spawnBackend(environment: Readonly<Record<string, string>>): Promise<SpawnedBackend> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compiledCode, LOG_LEVEL: "info", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const exit = once(child, "exit").then(([code]: unknown[]) => (typeof code === "number" ? code : null));
  const listening = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const found = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The backend has not started: ${errors}`)), startTimeoutMs).unref();
  });
  const url = await Promise.race([listening, exit.then(() => null), late]).catch((error: unknown) => {
    // Nobody else knows of it, and it would keep its database and the processor busy as long as it liked.
    child.kill("SIGKILL");
    throw error;
  });
  return {
    process: child,
    url,
    errors: () => errors,
    output: () => output,
    ended: () => exit,
    stop: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}
