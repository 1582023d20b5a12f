import type { Uploads } from "../ports/uploads/uploads.ts";
import type { Database } from "../store/database.ts";
import type { RegisteredPersonalData } from "./personal-data.ts";
import type { Settings } from "./setting.ts";
import { readId } from "../store/ids.ts";

/** What an operator's command works with. */
export interface CommandContext {
  readonly db: Database;
  /** What time it is; a function, so that tests can say. */
  readonly now: () => Date;
  /** Those of all domains. */
  readonly settings: Settings;
  /** What the domains keep of customers. */
  readonly personalData: readonly RegisteredPersonalData[];
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Opens what the platform keeps pictures and documents in; it is closed with the command. */
  readonly uploads: () => Promise<Uploads>;
  /** Whether it is a platform where nothing is worth anything. */
  readonly isDemo: boolean;
  /** Under which origin people reach the desk; null: nobody has said. */
  readonly deskOrigin: string | null;
  /** Where the operator stands: from there paths lead that are relative. */
  readonly directory: string;
  /** Aborted once nobody reads the result any more. */
  readonly signal: AbortSignal;
}

export interface Command {
  readonly name: string;
  /** What may stand behind the name: `<order> [--json]`. */
  readonly usage: string;
  /** One line. */
  readonly help: string;
  /** It changes what a running platform relies on: it is rejected until the platform is stopped. */
  readonly whileStopped?: true;
  /** What it changes is not in the audit log: it has a record of its own, or there are too many rows for it. */
  readonly keepsOwnRecord?: true;
  /**
   * Arguments are read with `parseArgs` of node:util, whose complaints become a wrong usage.
   *
   * @throws {UsageError} when the arguments are wrong
   * @throws {CommandError} or a DomainError when it cannot be done
   */
  readonly run: (context: CommandContext, args: string[]) => Promise<void>;
}

/** The command cannot be done; exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** The command was used wrongly; exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The id that an operator has typed. @param thing what is named by it, with its article @throws {UsageError} */
export function namedId(text: string, thing: string): number {
  const id = readId(text);
  if (id === null) throw new UsageError(`Name ${thing} by its id`);
  return id;
}
