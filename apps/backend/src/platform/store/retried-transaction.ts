import type { Database, Executor } from "./database.ts";
import { sqlStateOf } from "./sql-errors.ts";

/** PostgreSQL's error codes for conflicts between transactions: serialization failure and deadlock. */
const inTheWay = new Set(["40001", "40P01"]);
const maxTries = 5;

/** A transaction that is repeated after a conflict, so its function may run several times. */
export async function retriedTransaction<Result>(
  db: Database,
  run: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (tries >= maxTries || !inTheWay.has(sqlStateOf(error))) throw error;
    }
  }
}
