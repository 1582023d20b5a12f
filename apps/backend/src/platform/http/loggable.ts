import { DrizzleQueryError } from "../store/sql.ts";

/**
 * An error as it is logged. A failed query is logged without its values, which are private data of customers. The
 * database's detail text repeats whole rows, so only its message is kept.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause, query, stack = "" } = error;
  const shown = new Error(`${cause?.message ?? "Failed"}: ${query}`);
  const calls = stack.slice(Math.max(0, stack.indexOf("\n    at ")));
  shown.stack = `Error: ${shown.message}${calls}`;
  return shown;
}
