import type { Database, Executor } from "./database.ts";

/** What PostgreSQL says to one of several transactions that got into each other's way: serialization, deadlock. */
const inTheWay = new Set(["40001", "40P01"]);
const mostTries = 5;

/** A transaction that starts anew when others got in its way; so it may run several times. */
export async function retriedTransaction<Result>(
  db: Database,
  run: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (tries >= mostTries || !inTheWay.has(codeOf(error))) throw error;
    }
  }
}

/** The database's error lies within the query builder's. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}
