import { platform } from "../domains.ts";
import { type ExitCode, runCommand } from "../cli/run-command.ts";
import type { Database } from "../store/database.ts";

export interface Operated {
  readonly code: ExitCode;
  readonly out: readonly string[];
  /** With "fault:" before what is a fault of ours. */
  readonly errors: readonly string[];
}

/** Runs a command line as an operator does. */
export async function operate(db: Database, ...line: readonly string[]): Promise<Operated> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(platform, line, {
    db,
    now: () => new Date(),
    print: (text) => out.push(text),
    complain: (text) => errors.push(text),
    signal: new AbortController().signal,
    isPlatformRunning: false,
    onFault: (error) => errors.push(`fault: ${String(error)}`),
  });
  return { code, out, errors };
}
