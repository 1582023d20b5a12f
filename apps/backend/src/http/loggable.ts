import { DrizzleQueryError } from "drizzle-orm";

/**
 * An error for those who run the platform: a failed query without the values that it was asked with, which are what
 * customers have told us. The database's own account of it repeats whole rows, and only its sentence is kept.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause, query, stack = "" } = error;
  const shown = new Error(`${cause?.message ?? "Failed"}: ${query}`);
  const calls = stack.slice(Math.max(0, stack.indexOf("\n    at ")));
  shown.stack = `Error: ${shown.message}${calls}`;
  return shown;
}
