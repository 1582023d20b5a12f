import { readId } from "../store/ids.ts";
import { UsageError } from "./command.ts";

/** The id that an operator has typed. @param thing what is named by it, with its article @throws {UsageError} */
export function namedId(text: string, thing: string): number {
  const id = readId(text);
  if (id === null) throw new UsageError(`Name ${thing} by its id`);
  return id;
}
