import { platform } from "../domains.ts";
import { type ExitCode, type RunContext, runCommand } from "../platform/cli/run-command.ts";
import type { Database } from "../platform/store/database.ts";

export interface Operated {
  readonly code: ExitCode;
  readonly out: readonly string[];
  /** With "fault:" before what is a fault of ours. */
  readonly errors: readonly string[];
}

/** Runs a command line as an operator does. */
export async function operate(db: Database, ...line: readonly string[]): Promise<Operated> {
  return operateWith(db, {}, ...line);
}

/** As {@link operate}, with something else than what commands usually find. */
export async function operateWith(
  db: Database,
  context: Partial<RunContext>,
  ...line: readonly string[]
): Promise<Operated> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(platform, line, {
    db,
    now: () => new Date(),
    print: (text) => out.push(text),
    complain: (text) => errors.push(text),
    directory: process.cwd(),
    uploads: () => Promise.reject(new Error("There is nothing to keep anything in")),
    isDemo: false,
    deskOrigin: null,
    signal: new AbortController().signal,
    isPlatformRunning: false,
    onFault: (error) => errors.push(`fault: ${String(error)}`),
    ...context,
  });
  return { code, out, errors };
}
