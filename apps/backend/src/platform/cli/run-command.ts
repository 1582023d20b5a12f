import { DomainError } from "../http/domain-error.ts";
import { loggable } from "../http/loggable.ts";
import { type MessageTable, messageText } from "../http/message-text.ts";
import type { RegisteredPersonalData } from "../domain/personal-data.ts";
import type { Settings } from "../domain/setting.ts";
import { actingDatabase } from "../store/acting-database.ts";
import { askedFor } from "./command-line.ts";
import { type Command, type CommandContext, CommandError, UsageError } from "../domain/command.ts";

export type ExitCode = 0 | 1 | 2;

/** What an operator can ask for, and what the commands need to know of the platform. */
export interface Operations {
  readonly commands: readonly Command[];
  readonly messages: MessageTable;
  readonly settings: Settings;
  readonly personalData: readonly RegisteredPersonalData[];
}

export interface RunContext extends Omit<CommandContext, "settings" | "personalData"> {
  /** Writes why it did not work. */
  readonly complain: (line: string) => void;
  /** Whether the platform that the command is about runs in this process. */
  readonly isPlatformRunning: boolean;
  /** Is told about faults of ours. */
  readonly onFault: (error: unknown) => void;
}

/** Runs a command line. @returns the exit code: 0 for success, 1 for a failed command, 2 for wrong usage */
export async function runCommand(
  { commands, messages, settings, personalData }: Operations,
  line: readonly string[],
  context: RunContext,
): Promise<ExitCode> {
  const asked = askedFor(commands, line);
  if (asked.kind === "mistake") {
    context.complain(asked.message);
    return 2;
  }
  if (asked.kind === "help") {
    for (const text of asked.lines) context.print(text);
    return 0;
  }
  if (asked.command.whileStopped === true && context.isPlatformRunning) {
    context.complain(`Stop the platform first, all of its nodes: ${asked.command.name} must be alone with the store`);
    return 1;
  }
  try {
    const { name, keepsOwnRecord } = asked.command;
    const actor = { action: `command:${name}`, agentId: null, shopId: null };
    const db = keepsOwnRecord === true ? context.db : actingDatabase(context.db, actor);
    await asked.command.run({ ...context, db, settings, personalData }, asked.args);
    return 0;
  } catch (error) {
    const [code, reason] = judged(error, messages, context.onFault);
    context.complain(reason);
    return code;
  }
}

function judged(
  error: unknown,
  messages: MessageTable,
  onFault: (error: unknown) => void,
): readonly [ExitCode, string] {
  if (error instanceof DomainError) return [1, messageText(messages, error.key, "en", error.parameter, error.count)];
  if (error instanceof CommandError) return [1, error.message];
  if (error instanceof UsageError || isOfParseArgs(error)) return [2, error.message];
  onFault(error);
  const shown = loggable(error);
  return [1, `It failed: ${shown instanceof Error ? shown.message : String(shown)}`];
}

function isOfParseArgs(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}
