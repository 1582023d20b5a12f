import { CommandError } from "../../platform/domain/command.ts";

/** @throws {CommandError} once nobody waits for the result any more */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new CommandError("It was stopped; the same command goes on where it was");
}
